import { networkInterfaces } from "node:os";
import path from "node:path";
import createNextIntlPlugin from "next-intl/plugin";
import { hashSources } from "./scripts/build-id.mjs";
import { readEnvironment } from "./scripts/environment.mjs";
import { listFiles } from "./scripts/list-files.mjs";
import { configureWebpack } from "./scripts/webpack.mjs";

const locales = listFiles("messages", ".json").map((file) => path.basename(file, ".json"));

// Precompiles the messages, so that the ICU message parser stays out of the client bundle.
const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: {
    messages: { path: "./messages", format: "json", locales, precompile: true },
  },
});

// Next has loaded the `.env` files of its mode.
const { siteUrl, basePath } = readEnvironment(process.env);

export default withNextIntl({
  output: "export",
  trailingSlash: true,
  typedRoutes: true,
  // Set by the tests, before which all types are checked.
  typescript: { ignoreBuildErrors: Boolean(process.env.SKIP_TYPE_CHECK) },
  // A static export has no server. Tracing the files of one takes a third of the build.
  outputFileTracingExcludes: { "**": ["**/*"] },
  basePath,
  generateBuildId: () => hashSources({ siteUrl, basePath }),
  env: { SITE_URL: siteUrl, BASE_PATH: basePath },
  // Fails a build that uses next/image.
  images: { loader: "custom", loaderFile: "./scripts/refuse-next-image.mjs" },
  experimental: { inlineCss: true },
  // Allows other devices, such as a phone, to open the "Network" URL that `next dev` prints.
  allowedDevOrigins: Object.values(networkInterfaces()).flatMap(
    (addresses) => addresses?.map(({ address }) => address) ?? [],
  ),
  webpack: configureWebpack,
});
