import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen } from "@/scripts/static-server.mjs";
import { editFile } from "@/tests/helpers/copy-project.mjs";
import { expect } from "@/tests/helpers/fixtures";

/** What a web server serves: a copy of an export, with its configuration in a temporary folder. */
type Site = { folder: string; root: string; port: number; basePath: string };

/** A web server with a configuration in `scripts/hosts/`. */
export type Host = {
  program: string;
  configuration: string;
  /** What the owner has to change in the configuration. */
  settings: (site: Site) => [text: string, replacement: string][];
  /** The main configuration, if that in `scripts/hosts/` is only a part of one. */
  main?: (site: Site) => string;
  parameters: string[];
  /** The content encodings in which it serves compressible files. */
  encodings: string[];
  /** Whether it answers a malformed request without the headers of the site, which no configuration can change. */
  refusesWithoutHeaders?: boolean;
};

/** The modules that Debian enables by default for static files, and those that the site needs. */
const apacheModules =
  "mpm_event authz_core alias autoindex deflate dir filter mime negotiation setenvif headers rewrite";

const nginxFolders = "client_body proxy fastcgi uwsgi scgi";

export const hosts: Host[] = [
  {
    program: "nginx",
    configuration: "nginx.conf",
    settings: ({ root, port, basePath }) => [
      ["listen 80;", `listen 127.0.0.1:${port};`],
      ["root /var/www/site;", `root ${root};`],
      ["error_page 404 /404.html;", `error_page 404 ${basePath}/404.html;`],
      ["error_page 403 =404 /404.html;", `error_page 403 =404 ${basePath}/404.html;`],
    ],
    main: ({ folder }) => `
      error_log stderr;
      pid ${folder}/pid;
      events {}
      http {
        include /etc/nginx/mime.types;
        access_log off;
        ${nginxFolders.replace(/(\w+) ?/g, `$1_temp_path ${folder}/$1;`)}
        include ${folder}/nginx.conf;
      }`,
    parameters: ["-g", "daemon off;", "-c"],
    encodings: ["gzip"],
  },
  {
    program: "apache2",
    configuration: "apache.conf",
    settings: ({ root, port, basePath }) => [
      ["*:80", `127.0.0.1:${port}`],
      ["/var/www/site", root],
      [" /404.html", ` ${basePath}/404.html`],
    ],
    main: ({ folder, port }) => `
      ${apacheModules.replace(/(\w+) ?/g, "LoadModule $1_module /usr/lib/apache2/modules/mod_$1.so\n")}
      ServerName localhost
      Listen 127.0.0.1:${port}
      User www-data
      Group www-data
      DefaultRuntimeDir ${folder}
      PidFile ${folder}/pid
      ErrorLog ${folder}/log
      Include /etc/apache2/mods-available/alias.conf
      Include /etc/apache2/mods-available/autoindex.conf
      Include /etc/apache2/mods-available/deflate.conf
      <FilesMatch "^[.]ht">
        Require all denied
      </FilesMatch>
      TypesConfig /etc/mime.types
      Include ${folder}/apache.conf`,
    parameters: ["-D", "FOREGROUND", "-f"],
    encodings: ["br", "gzip"],
  },
  {
    program: "caddy",
    configuration: "Caddyfile",
    settings: ({ root, port, basePath }) => [
      ["www.example.com {", `http://127.0.0.1:${port} {`],
      ["root * /var/www/site", `root * ${root}`],
      ["rewrite * /404.html", `rewrite * ${basePath}/404.html`],
    ],
    parameters: ["run", "--adapter", "caddyfile", "--config"],
    encodings: ["br", "gzip"],
    refusesWithoutHeaders: true,
  },
];

/** Returns the path of a web server; undefined if it is not installed. */
export function findHost({ program }: Host): string | undefined {
  // Web servers are in /usr/sbin, which is often only in root's PATH.
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

/**
 * Serves an export from a web server on the loopback interface while the callback runs.
 *
 * @param site `basePath`: the sub-path that the export was built for, such as `/site`
 * @param callback receives the URL, with a trailing slash
 */
export async function withHost(
  host: Host,
  { out, basePath }: { out: string; basePath: string },
  callback: (url: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "host-"));
  const site = { folder, root: path.join(folder, "root"), port: await findFreePort(), basePath };
  // A server started by root reads the files as another user.
  chmodSync(folder, 0o755);
  cpSync(out, site.root + basePath, { recursive: true });
  let file = path.join(folder, host.configuration);
  cpSync(`scripts/hosts/${host.configuration}`, file);
  editFile(file, ...host.settings(site));
  if (host.main) writeFileSync((file = path.join(folder, "main")), host.main(site));
  const server = spawn(findHost(host)!, [...host.parameters, file], {
    env: { ...process.env, HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  server.stderr.on("data", (data) => (log += String(data)));
  const exit = once(server, "exit");
  try {
    const url = `http://127.0.0.1:${site.port}${basePath}/`;
    const isServing = async () => (await fetch(url).catch(() => undefined))?.ok || log;
    await expect.poll(isServing, { timeout: 10_000 }).toBe(true);
    await callback(url);
  } finally {
    server.kill();
    await exit;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  await once(server, "close");
  return port;
}
