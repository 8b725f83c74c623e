import { spawn } from "node:child_process";
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
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { listen } from "../scripts/static-server.mjs";

/** @typedef {{ folder: string, root: string, port: number, basePath: string }} Place */

/**
 * @typedef {object} Host a web server, as the README tells to set it up
 * @property {string} name
 * @property {string} program
 * @property {string[]} encodings in which it hands out what compresses
 * @property {boolean} [isPlain] whether it has no settings: no headers, its own page for unknown addresses
 * @property {boolean} [losesQuery] whether it forgets the query on the way from a folder to its slash
 * @property {(place: Place) => string[]} prepare writes its settings into `folder`; gives its parameters
 */

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const hasBrotli = existsSync(brotliModule);
/** Those that Debian loads, as far as they touch files, and what the settings ask for. */
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
    prepare({ folder, root, port, basePath }) {
      const site = readSettings("nginx.conf", {
        "listen 80;": `listen 127.0.0.1:${port};`,
        "root /var/www/site;": `root ${root};`,
        "error_page 404 /404.html;": `error_page 404 ${basePath}/404.html;`,
        ...(hasBrotli && { "# brotli_static on;": "brotli_static on;" }),
      });
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const settings = writeSettings(
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
          ${temporary.join("\n")}
          ${site}
        }`,
      );
      return ["-p", folder, "-c", settings, "-g", "daemon off;"];
    },
  },
  {
    name: "Apache",
    program: "apache2",
    encodings: ["br", "gzip"],
    prepare({ folder, root, port }) {
      const site = readSettings("apache.conf", {
        "*:80": `127.0.0.1:${port}`,
        "DocumentRoot /var/www/site": `DocumentRoot ${root}`,
        "<Directory /var/www/site>": `<Directory ${root}>`,
      });
      const modules = apacheModules.map(
        (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
      );
      const settings = writeSettings(
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
      return ["-D", "FOREGROUND", "-f", settings];
    },
  },
  {
    name: "Caddy",
    program: "caddy",
    losesQuery: true,
    encodings: ["br", "gzip"],
    prepare({ folder, root, port, basePath }) {
      const site = readSettings("Caddyfile", {
        "www.example.com {": `http://127.0.0.1:${port} {`,
        "root * /var/www/site": `root * ${root}`,
        "rewrite * /404.html": `rewrite * ${basePath}/404.html`,
      });
      const settings = writeSettings(folder, `{\n\tadmin off\n}\n${site}`);
      return ["run", "--adapter", "caddyfile", "--config", settings];
    },
  },
  {
    name: "lighttpd",
    program: "lighttpd",
    encodings: ["br", "gzip"],
    prepare({ folder, root, port, basePath }) {
      const site = readSettings("lighttpd.conf", {
        'document-root = "/var/www/site"': `document-root = "${root}"`,
        '"/404.html"': `"${basePath}/404.html"`,
      });
      const settings = writeSettings(
        folder,
        `server.bind = "127.0.0.1"\nserver.port = ${port}\n${site}`,
      );
      return ["-D", "-f", settings];
    },
  },
  {
    name: "Python",
    program: "python3",
    encodings: [],
    isPlain: true,
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
 * Serves an export from a real web server on loopback while something is done with it.
 *
 * @template Result
 * @param {Host} host
 * @param {{ out: string, basePath?: string }} site the export, and the sub-path that it was built for, like `/site`
 * @param {(url: string) => Promise<Result>} work is given the address, which ends with a slash
 * @returns {Promise<Result>} what the work comes to
 * @throws {Error} with what the server said, when it does not start.
 */
export async function withHost(host, { out, basePath = "" }, work) {
  const program = findProgram(host);
  if (!program) throw new Error(`${host.name} is not installed.`);
  const folder = mkdtempSync(path.join(tmpdir(), "host-"));
  const root = path.join(folder, "root");
  cpSync(out, root + basePath, { recursive: true });
  // A server that is started by root reads it as another user.
  for (const readable of [folder, root]) chmodSync(readable, 0o755);
  const port = await findPort();
  const logFile = path.join(folder, "log");
  const log = openSync(logFile, "a");
  const server = spawn(program, host.prepare({ folder, root, port, basePath }), {
    env: { ...process.env, HOME: folder },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  try {
    const url = `http://127.0.0.1:${port}${basePath}/`;
    for (let tries = 0; server.exitCode !== null || !(await answers(url)); tries++) {
      if (tries === 100 || server.exitCode !== null) {
        throw new Error(`${host.name} does not start:\n${readFileSync(logFile, "utf8")}`);
      }
      await setTimeout(100);
    }
    return await work(url);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Host} host */
function findProgram({ program }) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  // Where servers are, which only root has in its path.
  return [...folders, "/usr/sbin"]
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));
}

/**
 * The settings that the README points to, for this machine.
 *
 * @param {string} name
 * @param {Record<string, string>} replacements
 */
function readSettings(name, replacements) {
  const file = fileURLToPath(new URL(`../scripts/hosts/${name}`, import.meta.url));
  let settings = readFileSync(file, "utf8");
  for (const [from, to] of Object.entries(replacements)) {
    if (!settings.includes(from)) throw new Error(`${name} has no "${from}".`);
    settings = settings.replace(from, () => to);
  }
  return settings;
}

/**
 * @param {string} folder
 * @param {string} settings
 */
function writeSettings(folder, settings) {
  const file = path.join(folder, "settings");
  writeFileSync(file, settings);
  return file;
}

async function findPort() {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
