import { networkInterfaces } from "node:os";
import createNextIntlPlugin from "next-intl/plugin";
import { readEnvironmentOrExit } from "./scripts/environment.mjs";
import { configureWebpack } from "./scripts/webpack.mjs";

// Messages are compiled at build time, so that the parser of their syntax stays out of the bundle.
const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: {
    messages: { path: "./messages", format: "json", locales: ["en", "ms"], precompile: true },
  },
});

const { siteUrl, basePath, isStrict } = readEnvironmentOrExit();

export default withNextIntl({
  output: "export",
  trailingSlash: true,
  typedRoutes: true,
  basePath,
  env: { SITE_URL: siteUrl, BASE_PATH: basePath, STRICT_FACTS: isStrict ? "1" : "0" },
  experimental: { inlineCss: true },
  // A phone can open the development server at the "Network" address that it prints.
  allowedDevOrigins: Object.values(networkInterfaces()).flatMap(
    (addresses) => addresses?.map(({ address }) => address) ?? [],
  ),
  webpack: configureWebpack,
});
