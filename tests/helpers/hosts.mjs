import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import http from "node:http";
import https from "node:https";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { listen } from "../../scripts/static-server.mjs";

/** @import { ChildProcess } from "node:child_process" */

/**
 * @typedef {object} ServerOptions
 * @property {string} folder for the configuration and runtime files of the server
 * @property {string} root the web root
 * @property {number} port
 * @property {string} basePath empty, or a path such as `/site`
 * @property {boolean} hasCertificate whether `folder` contains `certificate.pem` and `key.pem`
 */

/**
 * @typedef {object} Host a web server, with its configuration from scripts/hosts/
 * @property {string} name
 * @property {string} program the name of its executable
 * @property {string[]} encodings the content encodings in which it serves compressible files
 * @property {boolean} [hasNoConfiguration] whether it has no configuration: it sends none of the
 *   headers and serves its own 404 page
 * @property {boolean} [dropsQuery] whether it drops the query when it redirects a folder's URL to
 *   the one with a trailing slash
 * @property {(options: ServerOptions) => string[]} prepare writes the configuration into `folder`
 *   and returns the command-line arguments
 */

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const hasBrotli = existsSync(brotliModule);
/** The modules for static files that Debian enables by default, and those that the site needs. */
const apacheModules = [
  ...["mpm_event", "authz_core", "alias", "autoindex", "deflate", "dir", "filter", "mime"],
  ...["negotiation", "setenvif", "headers", "rewrite"],
];

/** @type {Host[]} */
export const hosts = [
  {
    name: "nginx",
    program: "nginx",
    encodings: hasBrotli ? ["br", "gzip"] : ["gzip"],
    prepare({ folder, root, port, basePath, hasCertificate }) {
      const site = readConfiguration("nginx.conf", {
        "listen 80;": hasCertificate
          ? `listen 127.0.0.1:${port} ssl http2;
             ssl_certificate ${folder}/certificate.pem;
             ssl_certificate_key ${folder}/key.pem;`
          : `listen 127.0.0.1:${port};`,
        "root /var/www/site;": `root ${root};`,
        "error_page 404 /404.html;": `error_page 404 ${basePath}/404.html;`,
        ...(hasBrotli && { "# brotli_static on;": "brotli_static on;" }),
      });
      const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const file = writeConfiguration(
        folder,
        `${hasBrotli ? `load_module ${brotliModule};` : ""}
        worker_processes auto;
        error_log stderr;
        pid ${folder}/pid;
        events {}
        http {
          include /etc/nginx/mime.types;
          sendfile on;
          access_log off;
          ${temporaryPaths.join("\n")}
          ${site}
        }`,
      );
      return ["-p", folder, "-c", file, "-g", "daemon off;"];
    },
  },
  {
    name: "Apache",
    program: "apache2",
    encodings: ["br", "gzip"],
    prepare({ folder, root, port }) {
      const site = readConfiguration("apache.conf", {
        "*:80": `127.0.0.1:${port}`,
        "DocumentRoot /var/www/site": `DocumentRoot ${root}`,
        "<Directory /var/www/site>": `<Directory ${root}>`,
      });
      const modules = apacheModules.map(
        (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
      );
      const file = writeConfiguration(
        folder,
        `${modules.join("\n")}
        ServerName localhost
        Listen 127.0.0.1:${port}
        User www-data
        Group www-data
        DefaultRuntimeDir ${folder}
        PidFile ${folder}/pid
        ErrorLog ${folder}/log
        IncludeOptional /etc/apache2/mods-available/alias.conf
        IncludeOptional /etc/apache2/mods-available/autoindex.conf
        IncludeOptional /etc/apache2/mods-available/deflate.conf
        TypesConfig /etc/mime.types
        ${site}`,
      );
      return ["-D", "FOREGROUND", "-f", file];
    },
  },
  {
    name: "Caddy",
    program: "caddy",
    dropsQuery: true,
    encodings: ["br", "gzip"],
    prepare({ folder, root, port, basePath }) {
      const site = readConfiguration("Caddyfile", {
        "www.example.com {": `http://127.0.0.1:${port} {`,
        "root * /var/www/site": `root * ${root}`,
        "rewrite * /404.html": `rewrite * ${basePath}/404.html`,
      });
      const file = writeConfiguration(folder, `{\n\tadmin off\n}\n${site}`);
      return ["run", "--adapter", "caddyfile", "--config", file];
    },
  },
  {
    name: "lighttpd",
    program: "lighttpd",
    encodings: ["br", "gzip"],
    prepare({ folder, root, port, basePath }) {
      const site = readConfiguration("lighttpd.conf", {
        'document-root = "/var/www/site"': `document-root = "${root}"`,
        '"/404.html"': `"${basePath}/404.html"`,
      });
      const file = writeConfiguration(
        folder,
        `server.bind = "127.0.0.1"\nserver.port = ${port}\n${site}`,
      );
      return ["-D", "-f", file];
    },
  },
  {
    name: "Python",
    program: "python3",
    encodings: [],
    hasNoConfiguration: true,
    prepare({ root, port }) {
      return ["-m", "http.server", `${port}`, "--bind", "127.0.0.1", "--directory", root];
    },
  },
];

/** @param {Host} host */
export function isInstalled(host) {
  return Boolean(findProgram(host));
}

/**
 * Serves an export from a real web server on the loopback interface while the callback runs.
 *
 * @template Result
 * @param {Host} host
 * @param {{ out: string, basePath?: string, certificate?: { cert: string, private: string } }} site
 *   `out`: the export; `basePath`: the sub-path that it was built for, such as `/site`; `certificate`:
 *   makes nginx use HTTP/2
 * @param {(url: string) => Promise<Result>} callback receives the URL, with a trailing slash
 * @returns {Promise<Result>} what the callback returns
 * @throws {Error} when the server is not installed, or, with its log, when it does not start on the
 *   third port either.
 */
export async function withHost(host, { out, basePath = "", certificate }, callback) {
  const program = findProgram(host);
  if (!program) throw new Error(`${host.name} is not installed.`);
  const folder = mkdtempSync(path.join(tmpdir(), "host-"));
  const root = path.join(folder, "root");
  cpSync(out, root + basePath, { recursive: true });
  // Identifies the server, because another process may take the port first.
  const probe = { name: "probe.txt", content: randomUUID() };
  writeFileSync(path.join(root + basePath, probe.name), probe.content);
  // A server started by root reads the files as another user.
  for (const readable of [folder, root]) chmodSync(readable, 0o755);
  if (certificate) {
    writeFileSync(path.join(folder, "certificate.pem"), certificate.cert);
    writeFileSync(path.join(folder, "key.pem"), certificate.private);
  }
  const hasCertificate = Boolean(certificate);
  const logFile = path.join(folder, "log");

  /**
   * @param {number} portsLeft how many ports to try
   * @returns {Promise<{ server: ChildProcess, url: string }>}
   */
  const start = async (portsLeft) => {
    const port = await findFreePort();
    const log = openSync(logFile, "a");
    const server = spawn(program, host.prepare({ folder, root, port, basePath, hasCertificate }), {
      env: { ...process.env, HOME: folder },
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    const url = `${hasCertificate ? "https" : "http"}://127.0.0.1:${port}${basePath}/`;
    for (let tries = 0; tries < 100 && !hasExited(server); tries++) {
      if ((await readBody(url + probe.name)) === probe.content) return { server, url };
      await setTimeout(100);
    }
    await stop(server);
    if (portsLeft > 1) return start(portsLeft - 1);
    throw new Error(`${host.name} did not start:\n${readFileSync(logFile, "utf8")}`);
  };

  try {
    const { server, url } = await start(3);
    try {
      return await callback(url);
    } finally {
      await stop(server);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** @param {ChildProcess} server */
function hasExited({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null;
}

/**
 * Stops a server and waits until it has exited.
 *
 * @param {ChildProcess} server
 */
async function stop(server) {
  if (hasExited(server)) return;
  const exit = once(server, "exit");
  server.kill();
  await exit;
}

/** @param {Host} host */
function findProgram({ program }) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  // Web servers are in /usr/sbin, which is often only in root's PATH.
  return [...folders, "/usr/sbin"]
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));
}

/**
 * Reads a configuration file of scripts/hosts/ and adapts it to this machine.
 *
 * @param {string} name of the file
 * @param {Record<string, string>} replacements
 * @throws {Error} when the file does not contain a text to replace.
 */
function readConfiguration(name, replacements) {
  const file = fileURLToPath(new URL(`../../scripts/hosts/${name}`, import.meta.url));
  let configuration = readFileSync(file, "utf8");
  for (const [from, to] of Object.entries(replacements)) {
    if (!configuration.includes(from)) throw new Error(`${name} does not contain "${from}".`);
    configuration = configuration.replace(from, () => to);
  }
  return configuration;
}

/**
 * @param {string} folder
 * @param {string} configuration
 */
function writeConfiguration(folder, configuration) {
  const file = path.join(folder, "settings");
  writeFileSync(file, configuration);
  return file;
}

/** @returns {Promise<number>} a port that is free at this moment */
async function findFreePort() {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * @param {string} url
 * @returns {Promise<string | undefined>} undefined if there is no response
 */
function readBody(url) {
  const { get } = url.startsWith("https:") ? https : http;
  return new Promise((resolve) => {
    // The certificate is self-signed.
    const request = get(url, { rejectUnauthorized: false }, (response) => {
      resolve(text(response).catch(() => undefined));
    });
    request.on("error", () => resolve(undefined));
  });
}
