import { checkSite } from "@/scripts/live-checks.mjs";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { expect, fullOnly, test } from "@/tests/helpers/browser-test";
import { editFile } from "@/tests/helpers/edit-file.mjs";
import { expectHeaders, expectSiteToWork } from "@/tests/helpers/expect-host";
import { findHost, hosts, withHost } from "@/tests/helpers/hosts";

const { folder: out, basePath } = fixtureSite;

type Edit = [text: string, replacement: string];

const inAll = (edit: Edit) => Object.fromEntries(hosts.map(({ program }) => [program, edit]));

/** Edits of the configurations, with the message of `npm run check:live` that names each. */
const hostFaults: { name: string; edits: Record<string, Edit>; message: RegExp }[] = [
  {
    name: "a missing security header",
    edits: {
      nginx: ['add_header X-Frame-Options "DENY" always;', ""],
      apache2: ['Header always set X-Frame-Options "DENY"', ""],
      caddy: ['X-Frame-Options "DENY"', ""],
    },
    message: /^X-Frame-Options is missing, not "DENY"/,
  },
  {
    name: "another type",
    edits: {
      nginx: ["application/manifest+json webmanifest", "application/json webmanifest"],
      apache2: ["application/manifest+json .webmanifest", "application/json .webmanifest"],
      caddy: ["Content-Type application/manifest+json", "Content-Type application/json"],
    },
    message: /^Content-Type is .+, not "application\/manifest\+json"/,
  },
  {
    name: "no compression",
    edits: {
      nginx: ["gzip_static on;", ""],
      apache2: ["RewriteEngine On", "RewriteEngine Off\nSetEnvIf Request_URI . no-gzip"],
      caddy: ["precompressed br gzip", ""],
    },
    message: /^Content-Encoding is missing, not "gzip"/,
  },
  {
    name: "compression without Vary",
    edits: { nginx: ["gzip_vary on;", ""] },
    message: /^Vary is missing, not "Accept-Encoding"/,
  },
  {
    name: "scripts that are not cached for a year",
    edits: inAll(["max-age=31536000, immutable", "max-age=600"]),
    message: /^Cache-Control is public, max-age=600, not ".* immutable"/,
  },
  {
    name: "pages that are not revalidated",
    edits: inAll(["max-age=0, must-revalidate", "max-age=600"]),
    message: /^Cache-Control is public, max-age=600, not ".* must-revalidate"/,
  },
  {
    name: "a missing script that is cached for a year",
    edits: { nginx: ["map $uri $site_cache_control", "map $request_uri $site_cache_control"] },
    message:
      /^Cache-Control is .* immutable, not .*\n {2}unknown address _next\/static\/nowhere\.js$/,
  },
  {
    name: "an error page with status 200",
    edits: {
      nginx: [`error_page 404 ${basePath}`, `error_page 404 =200 ${basePath}`],
      apache2: ["ErrorDocument 404", "FallbackResource"],
      caddy: ["file_server {", `try_files {path} {path}/ ${basePath}/404.html\n\tfile_server {`],
    },
    message: /^Expected status 404, received status 200/,
  },
  {
    name: "the error page of the server",
    edits: { apache2: [`ErrorDocument 404 ${basePath}/404.html`, "ErrorDocument 404 default"] },
    message: /^Another page than 404\.html/,
  },
];

for (const host of hosts) {
  test.describe(host.program, fullOnly, () => {
    test.skip(!findHost(host), `${host.program} is not installed.`);

    for (const site of [
      { out, basePath },
      { out: "out", basePath: "" },
    ]) {
      test(`serves ${site.out} with its headers`, async ({ page }) => {
        await withHost(host, site, async (url) => {
          await expectSiteToWork(page, url);
          await expectHeaders(host, url, site.out);
        });
      });
    }

    for (const { name, edits, message } of hostFaults.filter(({ edits }) => edits[host.program])) {
      test(`check:live names ${name}`, async () => {
        const editConfiguration = (file: string) => editFile(file, edits[host.program]!);
        await withHost(host, { out, basePath, editConfiguration }, async (url) => {
          expect(await checkSite(url, out)).toEqual([expect.stringMatching(message)]);
        });
      });
    }
  });
}
