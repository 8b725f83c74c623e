import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { readSiteAddress } from "./scripts/site-address.mjs";

// Messages are compiled at build time, so that the parser of their syntax stays out of the bundle.
const withNextIntl = createNextIntlPlugin({
  requestConfig: "./components/language/request.ts",
  experimental: {
    messages: { path: "./messages", format: "json", locales: ["en", "ms"], precompile: true },
  },
});

/** @param {string} phase */
export default async function nextConfig(phase) {
  const { siteUrl, basePath, isDefault } = readAddressOrExit();
  if (phase === PHASE_PRODUCTION_BUILD && !process.env.__NEXT_PRIVATE_BUILD_WORKER) {
    await reportWhatIsMissing(isDefault ? siteUrl : undefined);
  }
  return withNextIntl({
    output: "export",
    trailingSlash: true,
    basePath,
    env: { SITE_URL: siteUrl, BASE_PATH: basePath },
    experimental: { inlineCss: true },
    webpack: configureWebpack,
  });
}

/** @type {NonNullable<import("next").NextConfig["webpack"]>} */
function configureWebpack(config, { isServer, dev, webpack }) {
  if (!isServer && !dev) {
    // What several parts of a page share is in it once; Next would repeat it in each of them.
    config.optimization.splitChunks.cacheGroups.site = {
      test: /^(?!.*node_modules).*[\\/](components|messages)[\\/]|[\\/]node_modules[\\/]lucide-react[\\/]/,
      name: "site",
      chunks: "all",
      minChunks: 2,
      enforce: true,
      priority: 50,
    };
    config.module.rules.push({
      test: /[\\/]next[\\/]dist[\\/](?!compiled)/,
      enforce: "post",
      loader: fileURLToPath(new URL("./scripts/lean-next-loader.mjs", import.meta.url)),
    });
    config.plugins.push(
      // Has Chromium compile the framework while it downloads, off the main thread, not when it is first called.
      new webpack.BannerPlugin({
        banner: "//# allFunctionsCalledOnLoad",
        raw: true,
        include: /^static\/chunks\/(?!webpack-)\w+-\w+\.js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
    );
  }
  // Its warnings are about caching the configuration itself, by way of next-intl's plugin.
  config.infrastructureLogging = { level: "error" };
  return config;
}

/**
 * Warns of what stands between this build and the public; with `STRICT_FACTS=1` the build stops there.
 *
 * @param {string} [standIn] the site's address where `SITE_URL` gives none
 */
async function reportWhatIsMissing(standIn) {
  // Loads the TypeScript compiler, which nothing but a build needs.
  const { readUnconfirmedFacts } = await import("./scripts/company-facts.mjs");
  const facts = await readUnconfirmedFacts();
  const missing = [
    standIn && `SITE_URL is not set: addresses in the pages start with ${standIn}.`,
    facts.length > 0 && `Unconfirmed facts in components/company.ts: ${facts.join(", ")}.`,
  ].filter(Boolean);
  if (missing.length === 0) return;
  const isStrict = process.env.STRICT_FACTS === "1";
  const advice = 'See "Before you publish" in README.md.';
  console.warn([...missing, isStrict ? `STRICT_FACTS=1 stops here. ${advice}` : advice].join("\n"));
  if (isStrict) process.exit(1);
}

function readAddressOrExit() {
  try {
    return readSiteAddress(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
