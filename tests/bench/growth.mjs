import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../copy-project.mjs";
import { buildSite } from "./subjects.mjs";
import { weighFolder, weighPage } from "./weight.mjs";

/** @import { Measurement } from "./measurement.mjs" */

/**
 * Builds copies of the site with more and more services, each with six messages of its own, and tells
 * what becomes of the build and of the pages.
 *
 * @param {number[]} counts of services
 * @returns {Measurement[]}
 */
export function measureGrowth(counts) {
  return counts.flatMap((count) => {
    const copy = copyProject();
    try {
      writeServices(copy, count);
      return describeBuild(copy, `${count} services`);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
}

/**
 * @param {string} copy of the project
 * @param {string} part
 * @returns {Measurement[]}
 */
function describeBuild(copy, part) {
  const start = performance.now();
  const out = buildSite(copy);
  const seconds = (performance.now() - start) / 1000;
  return [
    { part, page: "", what: "build", value: seconds, unit: "s" },
    { part, page: "", what: "size of out/, uncompressed", value: weighFolder(out), unit: "bytes" },
    ...["/services/", "/"].flatMap((page) => {
      const { html, javascript } = weighPage(out, page);
      return /** @type {Measurement[]} */ ([
        { part, page, what: "html, brotli", value: html.brotli, unit: "bytes" },
        { part, page, what: "javascript, brotli", value: javascript.brotli, unit: "bytes" },
      ]);
    }),
  ];
}

/**
 * Repeats the services of a copy of the project under new names until there are as many as are asked for.
 *
 * @param {string} copy
 * @param {number} count
 */
function writeServices(copy, count) {
  /** @type {(name: string, change: (text: string) => string) => void} */
  const edit = (name, change) => {
    const file = path.join(copy, name);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  };
  /** @type {[string, string[]][]} */
  const services = [];
  edit("components/services.ts", (text) => {
    const keys = [
      ...text.matchAll(/title: "(\w+)",\s+description: "(\w+)",\s+features: \[(.*)\]/g),
    ];
    for (const [, title = "", description = "", features = ""] of keys) {
      services.push([title, [description, ...features.replace(/["\s]/g, "").split(",")]]);
    }
    const all = Array.from({ length: count }, (_, index) => {
      const [title, [description, ...features]] = at(services, index);
      const name = nameOf(index);
      return {
        title: title + name,
        description: description + name,
        features: features.map((feature) => feature + name),
      };
    });
    return `export const services = ${JSON.stringify(all)} as const;`;
  });
  for (const file of ["messages/en.json", "messages/ms.json"]) {
    edit(file, (text) => {
      /** @type {Record<string, string>} */
      const messages = JSON.parse(text);
      for (let index = services.length; index < count; index++) {
        const [title, others] = at(services, index);
        for (const key of [title, ...others]) {
          messages[key + nameOf(index)] = `${turnWords(messages[key] ?? "", index)} ${index}`;
        }
      }
      return JSON.stringify(messages);
    });
  }
  edit("components/sections/service-cards.tsx", (text) =>
    text
      .replace("services.map((service) =>", "services.map((service, index) =>")
      .replace("looks[service.title]", `Object.values(looks)[index % ${services.length}]!`),
  );

  /** @param {number} index */
  function nameOf(index) {
    return index < services.length ? "" : `${index}`;
  }
}

/**
 * A sentence of the same words that is not the same sentence.
 *
 * @param {string} text
 * @param {number} turns
 */
function turnWords(text, turns) {
  const words = text.split(" ");
  const start = turns % words.length;
  return [...words.slice(start), ...words.slice(0, start)].join(" ");
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {number} index goes round
 */
function at(items, index) {
  return /** @type {Item} */ (items[index % items.length]);
}
