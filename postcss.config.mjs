import path from "node:path";

// Autoprefixer adds the vendor prefixes that the `browserslist` in package.json needs.
const config = {
  plugins: {
    "@tailwindcss/postcss": {},
    [path.resolve("scripts/flatten-layers.cjs")]: {},
    autoprefixer: {},
  },
};

export default config;
