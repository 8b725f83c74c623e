import { fileURLToPath } from "node:url";

/** Modules of Next that the site never runs, which the build replaces with empty ones. */
const unusedModules = [
  // Server actions need a server, which a static export does not have.
  "next/dist/client/components/router-reducer/reducers/server-action-reducer.js",
  // Next's default error screen; the site has `app/global-error.tsx`.
  "next/dist/client/components/builtin/global-error.js",
  // A replacement of Node's `process`, on which React reports errors where there is neither `reportError` nor `window`.
  // Next writes the values of `process.env` into the scripts.
  "next/dist/build/polyfills/process.js",
];

/**
 * Optimises the browser scripts in production builds: see scripts/README.md.
 *
 * @type {NonNullable<import("next").NextConfig["webpack"]>}
 */
export function configureWebpack(config, { isServer, dev, webpack }) {
  // Hides warnings about the build cache, which next-intl's plugin causes.
  config.infrastructureLogging = { level: "error" };
  if (isServer || dev) return config;
  for (const name of unusedModules) {
    config.resolve.alias[fileURLToPath(import.meta.resolve(name))] = false;
  }

  // Bundles Next's ES modules instead of its CommonJS modules, so that webpack can remove unused exports.
  config.module.rules.push({
    // Next's own loaders generate modules in `build/`, such as the one that imports `instrumentation-client.ts`.
    test: /[\\/]next[\\/]dist[\\/](?!compiled|build)/,
    enforce: "post",
    loader: fileURLToPath(import.meta.resolve("./es-module-loader.mjs")),
  });

  // Makes Chromium compile the framework during the download: https://v8.dev/blog/explicit-compile-hints
  config.plugins.push(
    new webpack.BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      include: /^static\/chunks\/(?!webpack-)\w+-\w+\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  );

  // Bundles the code of all pages into one script, in which compression finds more repetitions. Scripts that are loaded
  // later do not contain it again.
  /** @typedef {{ getModuleChunks(module: object): Iterable<{ name?: string }> }} ChunkGraph */
  /** @param {{ name?: string }} chunk */
  const isInitial = ({ name }) => name === "main-app" || name?.startsWith("app/");
  config.optimization.splitChunks = {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      site: {
        name: "site",
        type: /javascript/,
        chunks: "all",
        enforce: true,
        /** @type {(module: object, context: { chunkGraph: ChunkGraph }) => boolean} */
        test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunks(module)].some(isInitial),
      },
    },
  };
  return config;
}
