import { writeFileSync } from "node:fs";
import path from "node:path";
import { cacheControl, immutablePath, securityHeaders } from "./response-headers.mjs";

/**
 * Writes into an export what hosts read there: `_headers` for Netlify and Cloudflare Pages, `vercel.json`
 * for Vercel, `.htaccess` for Apache. Each has the headers of `response-headers.mjs`.
 *
 * @param {string} folder the export, `out/`
 * @param {string} basePath empty, or like `/site`
 */
export function writeHostFiles(folder, basePath) {
  const files = { _headers: headersFile, "vercel.json": vercelFile, ".htaccess": htaccessFile };
  for (const [name, write] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), write(basePath));
  }
}

/** @param {string} basePath */
function headersFile(basePath) {
  // Both hosts have everything else asked for again by themselves; a second value would be joined to the first.
  return `${rule("/*", securityHeaders)}
${rule(`${basePath}${immutablePath}*`, { "Cache-Control": cacheControl.immutable })}`;
}

/**
 * @param {string} address
 * @param {Record<string, string>} headers
 */
function rule(address, headers) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join("")}`;
}

/** @param {string} basePath */
function vercelFile(basePath) {
  /** @param {Record<string, string>} headers */
  const list = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const settings = {
    trailingSlash: true,
    headers: [
      { source: "/(.*)", headers: list(securityHeaders) },
      {
        source: `${basePath}${immutablePath}(.*)`,
        headers: list({ "Cache-Control": cacheControl.immutable }),
      },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** @param {string} basePath */
function htaccessFile(basePath) {
  const security = Object.entries(securityHeaders).map(
    ([name, value]) => `  Header always set ${name} "${value}"`,
  );
  return `# Unknown addresses.
ErrorDocument 404 ${basePath}/404.html

<IfModule mod_headers.c>
${security.join("\n")}
  # What is named after its content is kept for a year; everything else is asked for again.
  Header always set Cache-Control "${cacheControl.revalidated}"
  Header always set Cache-Control "${cacheControl.immutable}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#^${basePath}${immutablePath}#"
</IfModule>

<IfModule mod_mime.c>
  AddType application/manifest+json .webmanifest
  AddCharset utf-8 .css .html .js .json .txt .webmanifest .xml
</IfModule>

# What is compressed beforehand, where the browser takes it.
<IfModule mod_rewrite.c>
  <IfModule mod_headers.c>
    RemoveType .br .gz
    RemoveLanguage .br
    AddEncoding br .br
    AddEncoding gzip .gz
    RewriteEngine On
    RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
    RewriteCond %{REQUEST_FILENAME}.br -f
    RewriteRule ^(.+)\$ $1.br [L,E=no-gzip:1]
    RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
    RewriteCond %{REQUEST_FILENAME}.gz -f
    RewriteRule ^(.+)\$ $1.gz [L,E=no-gzip:1]
    Header always merge Vary Accept-Encoding
  </IfModule>
</IfModule>
`;
}
