import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { tryOptimisation } from "./try-optimisation.mjs";

const require = createRequire(import.meta.url);
const nextFolder = path.dirname(require.resolve("next/package.json"));

/**
 * Makes the scripts for browsers lighter; development keeps Next's own configuration. What each change is worth
 * was measured on the home page with Next 16.4.6, in brotli bytes out of 115,000.
 *
 * @type {NonNullable<import("next").NextConfig["webpack"]>}
 */
export function configureWebpack(config, { isServer, dev, webpack }) {
  // Its warnings are about caching the configuration itself, because of next-intl's plugin.
  config.infrastructureLogging = { level: "error" };
  if (isServer || dev) return config;
  for (const change of [useEsModules, removeServerActions, compileEagerly, shareSiteChunk]) {
    tryOptimisation(change, config, webpack);
  }
  return config;
}

/** Bundles Next's ES modules, from which unused exports can be dropped: 11,800 bytes. @param {any} config */
function useEsModules(config) {
  findInNext("esm/client/app-index.js");
  config.module.rules.push({
    test: /[\\/]next[\\/]dist[\\/](?!compiled)/,
    enforce: "post",
    loader: require.resolve("./es-module-loader.mjs"),
  });
}

/** Leaves out what runs server actions, for which an export has no server: 2,700 bytes. @param {any} config */
function removeServerActions(config) {
  const reducer = "client/components/router-reducer/reducers/server-action-reducer.js";
  config.resolve.alias[findInNext(reducer)] = false;
}

/**
 * Makes Chromium compile the framework while it downloads, off the main thread: with a 4x slower processor the
 * page answers 110 ms sooner after its last script. https://v8.dev/blog/explicit-compile-hints
 *
 * @param {any} config
 * @param {any} webpack
 */
function compileEagerly(config, webpack) {
  config.plugins.push(
    new webpack.BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      include: /^static\/chunks\/(?!webpack-)\w+-\w+\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  );
}

/** Puts what several chunks use of our modules into one chunk, not into each: 1,900 bytes. @param {any} config */
function shareSiteChunk(config) {
  config.optimization.splitChunks.cacheGroups.site = {
    test: /^(?!.*node_modules).*[\\/](components|lib|messages)[\\/]|[\\/]node_modules[\\/]lucide-react[\\/]/,
    name: "site",
    chunks: "all",
    minChunks: 2,
    enforce: true,
    priority: 50,
  };
}

/** @param {string} name of a file below `next/dist/` */
function findInNext(name) {
  const file = path.join(nextFolder, "dist", name);
  if (!existsSync(file)) throw new Error(`next/dist/${name} does not exist`);
  return file;
}
