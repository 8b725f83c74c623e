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
export default function nextConfig(phase) {
  const { siteUrl, basePath, isDefault } = readAddressOrExit();
  if (isDefault && phase === PHASE_PRODUCTION_BUILD && !process.env.__NEXT_PRIVATE_BUILD_WORKER) {
    console.warn(`SITE_URL is not set: addresses in the pages start with ${siteUrl}.`);
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
function configureWebpack(config, { isServer }) {
  // Icons are drawn at build time. Bundled, they would bring lucide's own client component into the page.
  if (isServer) {
    config.externals.unshift(async (/** @type {{ request: string }} */ { request }) =>
      request.startsWith("lucide-react/icons/") ? `import ${request}` : undefined,
    );
  }
  // Its warnings are about caching the configuration itself, by way of next-intl's plugin.
  config.infrastructureLogging = { level: "error" };
  return config;
}

function readAddressOrExit() {
  try {
    return readSiteAddress(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
