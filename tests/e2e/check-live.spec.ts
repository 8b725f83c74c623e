import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { listFiles } from "@/scripts/list-files.mjs";
import { checkSite } from "@/scripts/live-checks.mjs";
import { describeAnswer, request } from "@/scripts/request.mjs";
import { serveStatic } from "@/scripts/static-server.mjs";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { contentFaults, replaceText } from "@/tests/helpers/content-faults";
import { editFile } from "@/tests/helpers/edit-file.mjs";
import { expect, test } from "@/tests/helpers/export-test";
import { answer, refusals, startFormEndpoint } from "@/tests/helpers/form-endpoint";
import { certificate } from "@/tests/helpers/http2-server.mjs";

const { folder: out, origin, basePath } = fixtureSite;
const formHost = `localhost:${fixtureSite.endpointPort}`;
const folder = mkdtempSync(path.join(tmpdir(), "live-"));
const certificateFile = path.join(folder, "certificate.pem");
writeFileSync(certificateFile, certificate.cert);

/** The service that receives the messages of the form. */
let endpoint: Awaited<ReturnType<typeof startFormEndpoint>>;
/** The fixture site, whose form sends to this service: other tests use its port at the same time. */
const site = path.join(folder, "out");
const { fetch } = globalThis;
let closeServers: (() => void)[] = [];

// The tests share the answers of the fixture site.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  endpoint = await startFormEndpoint(0);
  cpSync(out, site, { recursive: true });
  for (const file of listFiles(site, ".html")) {
    if (!readFileSync(file, "utf8").includes(formHost)) continue;
    replaceText(file, formHost, `localhost:${endpoint.port}`);
  }
});

test.beforeEach(() => Object.assign(endpoint, { received: [], respond: answer(200) }));

test.afterEach(() => {
  globalThis.fetch = fetch;
  for (const close of closeServers) close();
  closeServers = [];
});

test.afterAll(() => {
  endpoint.stop();
  rmSync(folder, { recursive: true });
});

/** Serves the fixture site, or an edited copy of it. */
async function publish(edit?: (folder: string) => void) {
  const copy = edit ? mkdtempSync(path.join(folder, "copy-")) : site;
  if (edit) cpSync(site, copy, { recursive: true });
  edit?.(copy);
  const { url, close } = await serveStatic(copy, { port: 0, basePath });
  closeServers.push(close);
  return url;
}

/** Runs the command beside the fixture site in `out/`. */
function run(url: string, NODE_EXTRA_CA_CERTS = certificateFile) {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS };
  const options = { cwd: folder, env };
  return promisify(execFile)("node", [path.resolve("scripts/check-live.mjs"), url], options).then(
    ({ stdout }) => ({ code: 0, lines: stdout.trim().split("\n") }),
    ({ code, stdout }) => ({ code, lines: String(stdout).trim().split("\n") }),
  );
}

function problemsOf({ lines }: { lines: string[] }) {
  return lines.filter((line) => !line.startsWith("ok "));
}

test("finds no problem in the export, and only asks the endpoint for permission", async () => {
  endpoint.respond = (response) => {
    const { method, headers } = response.req;
    const isPreflight = method === "OPTIONS" && headers["access-control-request-method"] === "POST";
    const allowed = isPreflight ? headers.origin : "none";
    response.writeHead(204, { "Access-Control-Allow-Origin": allowed }).end();
  };
  const { code, lines } = await run(await publish());
  expect(lines).toEqual([
    "ok       Build",
    "ok       HTTPS and redirects: not checked at a local address",
    "ok       Headers",
    "ok       Compression",
    "ok       Caching",
    "ok       Unknown paths",
    "ok       Addresses",
    "ok       Pages and files",
    "ok       Contact form",
  ]);
  expect(code).toBe(0);
  expect(endpoint.received).toEqual([""]);
});

test("names an old brotli copy of a page", async () => {
  const url = await publish((copy) => {
    writeFileSync(path.join(copy, "index.html.br"), brotliCompressSync("Old page"));
  });
  const line = /^problem {2}Build: \S+\/colour\/site\/ is not of the build in out\/\. Upload/;
  const result = await run(url);
  expect(problemsOf(result)).toEqual([expect.stringMatching(line)]);
  expect(result.code).toBe(1);
});

test("states that the site cannot be reached, or that the address has no home page", async () => {
  const url = await publish();
  expect(await run(`${url}nowhere`)).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        /^problem {2}Home page: \S+\/nowhere\/ answers with status 404\. Check/,
      ),
    ],
  });
  const closed = await serveStatic(out, { port: 0 });
  closed.close();
  expect((await run(closed.url)).lines).toEqual([
    expect.stringMatching(/^problem {2}Home page: \S+ cannot be reached: .*ECONNREFUSED/),
  ]);
});

test("does not follow redirects", async () => {
  const url = await publish();
  const answer = describeAnswer(await request(`${url}about`));
  expect(answer).toBe(`${url}about answers with status 301 and redirects to ${basePath}/about/`);
});

test("names an endpoint that refuses the origin, or that cannot be reached", async () => {
  const url = await publish();
  endpoint.respond = refusals.find(({ name }) => name.includes("without CORS"))!.refusal;
  expect(problemsOf(await run(url))).toEqual([
    `problem  Contact form: https://localhost:${endpoint.port}/contact answers with status 200 and does not allow ${origin}. Allow this origin where the form sends: see components/inquiry/README.md.`,
  ]);
  expect(problemsOf(await run(url, ""))).toEqual([
    expect.stringMatching(/^problem {2}Contact form: \S+ cannot be reached: self-signed/),
  ]);
});

test.describe("on the internet", () => {
  type Answers = Record<string, (url: string) => Response>;

  type Options = { answers?: Answers; exported?: string; edit?: (folder: string) => void };

  /** The answers of the fixture site, by path, method and headers: it is requested only once. */
  const fixtureSiteAnswers = new Map<string, Response>();

  /**
   * Checks the fixture site, or an edited copy of it, as if it were published at an origin; other origins redirect to it, apart
   * from `answers`.
   */
  async function checkAt(address: string, { answers = {}, exported = out, edit }: Options = {}) {
    const { origin: local } = new URL(await publish(edit));
    const known = edit ? new Map<string, Response>() : fixtureSiteAnswers;
    async function fetchLocal(path: string, init?: RequestInit) {
      const key = JSON.stringify([path, init?.method, init?.headers]);
      const response = known.get(key) ?? (await fetch(local + path, init));
      known.set(key, response.clone());
      return response;
    }
    const hosts = new Set<string>();
    globalThis.fetch = async (input, init) => {
      const url = new URL(String(input));
      if (url.hostname === "localhost") {
        return new Response("", { headers: { "Access-Control-Allow-Origin": address } });
      }
      hosts.add(url.hostname);
      const respond = answers[url.origin];
      if (respond) return respond(url.href);
      if (url.origin === address) return fetchLocal(url.pathname, init);
      return Response.redirect(address + url.pathname, 301);
    };
    const lines = await checkSite(`${address}${basePath}/`, exported);
    return { lines, hosts };
  }

  for (const { name, edit, line } of contentFaults) {
    test(`names ${name}`, async () => {
      const { lines } = await checkAt(origin, { edit });
      expect(problemsOf({ lines })).toEqual([expect.stringMatching(line)]);
    });
  }

  test("accepts permanent redirects of http and www, also in steps", async () => {
    const url = `https://www.chem.example${basePath}/about/`;
    const answers = { "http://chem.example": () => Response.redirect(url, 308) };
    const { lines } = await checkAt(origin, { answers });
    expect(problemsOf({ lines })).toEqual([]);
    expect(lines[1]).toBe("ok       HTTPS and redirects");
  });

  const page = "https://chem.example/colour/site/about/";
  const cases: [name: string, respond: (url: string) => Response, problem: string][] = [
    ["no redirect", () => new Response(""), "answers with status 200"],
    [
      "a temporary redirect",
      () => Response.redirect(page, 302),
      `answers with status 302 and redirects to ${page}`,
    ],
    [
      "a redirect to the home page",
      () => Response.redirect(page.replace("about/", ""), 301),
      "https://chem.example/colour/site/ answers with status 200",
    ],
    ["a loop", (url) => Response.redirect(url, 301), "answers with status 301"],
    [
      "a missing host",
      () => {
        throw new TypeError("fetch failed", { cause: new Error("getaddrinfo ENOTFOUND") });
      },
      "cannot be reached: getaddrinfo ENOTFOUND",
    ],
  ];
  for (const other of ["http://chem.example", "https://www.chem.example"]) {
    for (const [name, respond, problem] of cases) {
      test(`reports ${name} of ${other}`, async () => {
        const { lines } = await checkAt(origin, { answers: { [other]: respond } });
        expect(problemsOf({ lines })).toEqual([expect.stringContaining(problem)]);
        const message = `${other}/colour/site/about/ does not redirect permanently to ${page}: `;
        expect(lines[1]).toContain(message);
      });
    }
  }

  test("names a site without HTTPS, and one that was built for another address", async () => {
    const site = "http://203.0.113.5";
    const { lines } = await checkAt(site);
    expect(problemsOf({ lines })).toEqual([
      expect.stringContaining("http://203.0.113.5/colour/site/ is not HTTPS"),
      expect.stringMatching(
        /Addresses: .* contains https:\/\/chem\.example\/.*SITE_URL=http:\/\/203\.0\.113\.5 and BASE_PATH=\/colour\/site,/,
      ),
    ]);
  });

  test("names an export for another address, if the published site has the right one", async () => {
    const exported = mkdtempSync(path.join(folder, "out-"));
    cpSync(out, exported, { recursive: true });
    editFile(path.join(exported, "robots.txt"), [origin, "https://old.example"]);
    const { lines } = await checkAt(origin, { exported });
    const problem = `problem  Addresses: out/ was built for https://old.example${basePath}/, not for ${origin}${basePath}/.`;
    expect(problemsOf({ lines })).toEqual([expect.stringContaining(problem)]);
  });

  for (const [name, others] of [
    ["chem.example", ["www.chem.example"]],
    ["www.chem.example", ["chem.example"]],
    ["chem.com.my", ["www.chem.com.my"]],
    ["chem.github.io", []],
    ["203.0.113.5", []],
  ] as const) {
    test(`of ${name}, checks the other name if it is a domain`, async () => {
      const { hosts } = await checkAt(`https://${name}`);
      expect([...hosts]).toEqual([name, ...others]);
    });
  }
});
