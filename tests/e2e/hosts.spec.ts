import { checkSite } from "@/scripts/live-checks.mjs";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { expect, fullOnly, test } from "@/tests/helpers/browser-test";
import { contentFaults } from "@/tests/helpers/content-faults";
import { editFile } from "@/tests/helpers/edit-file.mjs";
import { expectHeaders, expectSiteToWork } from "@/tests/helpers/expect-host";
import { findHost, hosts, withHost } from "@/tests/helpers/hosts";

const { folder: out, basePath } = fixtureSite;

type Edit = [text: string, replacement: string];

const inAll = (edit: Edit) => Object.fromEntries(hosts.map(({ program }) => [program, edit]));

/** Edits of the configurations, with the line of `npm run check:live` that names each. */
const hostFaults: { name: string; edits: Record<string, Edit>; line: RegExp }[] = [
  {
    name: "a missing security header",
    edits: {
      nginx: ['add_header X-Frame-Options "DENY" always;', ""],
      apache2: ['Header always set X-Frame-Options "DENY"', ""],
      caddy: ['X-Frame-Options "DENY"', ""],
    },
    line: /^problem {2}Headers: X-Frame-Options of \S+ is missing, not "DENY"/,
  },
  {
    name: "another type",
    edits: {
      nginx: ["application/manifest+json webmanifest", "application/json webmanifest"],
      apache2: ["application/manifest+json .webmanifest", "application/json .webmanifest"],
      caddy: ["Content-Type application/manifest+json", "Content-Type application/json"],
    },
    line: /^problem {2}Headers: Content-Type of \S+\.webmanifest is /,
  },
  {
    name: "no compression",
    edits: {
      nginx: ["gzip_static on;", ""],
      apache2: ["RewriteEngine On", "SetEnvIf Request_URI . no-gzip"],
      caddy: ["precompressed br gzip", ""],
    },
    line: /^problem {2}Compression: not all pages and scripts are sent in br or gzip/,
  },
  {
    name: "compression without Vary",
    edits: { nginx: ["gzip_vary on;", ""] },
    line: /^problem {2}Compression: .* with Vary: Accept-Encoding/,
  },
  {
    name: "scripts that are not cached for a year",
    edits: inAll(["max-age=31536000, immutable", "max-age=600"]),
    line: /^problem {2}Caching: Cache-Control of \S+\/_next\/static\/\S+ is public, max-age=600/,
  },
  {
    name: "pages that are not revalidated",
    edits: inAll(["max-age=0, must-revalidate", "max-age=600"]),
    line: /^problem {2}Caching: Cache-Control of \S+ is public, max-age=600, not .* must-revalidate/,
  },
  {
    name: "a missing script that is cached for a year",
    edits: { nginx: ["map $uri $site_cache_control", "map $request_uri $site_cache_control"] },
    line: /^problem {2}Caching: Cache-Control of \S+\/gone\.js is .* immutable, not/,
  },
  {
    name: "an error page with status 200",
    edits: {
      nginx: [`error_page 404 ${basePath}`, `error_page 404 =200 ${basePath}`],
      apache2: ["ErrorDocument 404", "FallbackResource"],
      caddy: ["file_server {", `try_files {path} {path}/ ${basePath}/404.html\n\tfile_server {`],
    },
    line: /^problem {2}Unknown paths: \S+\/nowhere\/ answers with status 200 instead of 404/,
  },
  {
    name: "the error page of the server",
    edits: { apache2: [`ErrorDocument 404 ${basePath}/404.html`, ""] },
    line: /^problem {2}Unknown paths: \S+\/nowhere\/ answers with status 404 and another page/,
  },
];

/** Returns the lines with a problem. Answers for the endpoint of the form, which no service serves here. */
async function findProblems(url: string) {
  const { fetch } = globalThis;
  const headers = { "Access-Control-Allow-Origin": "*" };
  globalThis.fetch = async (address, options) =>
    options?.method === "OPTIONS" ? new Response("", { headers }) : fetch(address, options);
  try {
    const lines = await checkSite(url, out);
    return lines.filter((line) => !line.startsWith("ok "));
  } finally {
    globalThis.fetch = fetch;
  }
}

for (const host of hosts) {
  test.describe(host.program, fullOnly, () => {
    test.skip(!findHost(host), `${host.program} is not installed.`);

    for (const site of [
      { out, basePath },
      { out: "out", basePath: "" },
    ]) {
      test(`serves ${site.out} with its headers`, async ({ page }) => {
        await withHost(host, site, async (url) => {
          const pagePath = await expectSiteToWork(page, host, url);
          await expectHeaders(host, url, pagePath);
        });
      });
    }

    test("check:live finds no problem", async () => {
      await withHost(host, { out, basePath }, async (url) => {
        expect(await findProblems(url)).toEqual([]);
      });
    });

    for (const { name, edits, line } of hostFaults.filter(({ edits }) => edits[host.program])) {
      test(`check:live names ${name}`, async () => {
        const editConfiguration = (file: string) => editFile(file, edits[host.program]!);
        await withHost(host, { out, basePath, editConfiguration }, async (url) => {
          expect(await findProblems(url)).toEqual([expect.stringMatching(line)]);
        });
      });
    }

    for (const { name, edit, line } of contentFaults) {
      test(`check:live names ${name}`, async () => {
        await withHost(host, { out, basePath, editContent: edit }, async (url) => {
          expect(await findProblems(url)).toEqual([expect.stringMatching(line)]);
        });
      });
    }
  });
}
