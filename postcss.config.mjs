import path from "node:path";

// Autoprefixer adds what the browsers of `browserslist` in package.json need.
const config = {
  plugins: {
    "@tailwindcss/postcss": {},
    [path.resolve("scripts/flatten-layers.cjs")]: {},
    autoprefixer: {},
  },
};

export default config;
