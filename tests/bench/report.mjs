/**
 * Returns the median.
 *
 * @param {number[]} values an odd number of them
 */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * Makes each measurement several times. They take turns, because timings depend on the load of the machine.
 *
 * @template {string} Name
 * @template Result
 * @param {Record<Name, () => Promise<Result>>} measurements
 * @param {number} [runs] an odd number
 * @returns {Promise<Record<Name, Result[]>>}
 */
export async function takeTurns(measurements, runs = 5) {
  const names = /** @type {Name[]} */ (Object.keys(measurements));
  const results = /** @type {Record<Name, Result[]>} */ ({});
  for (let run = 0; run < runs; run++) {
    for (const name of names) (results[name] ??= []).push(await measurements[name]());
  }
  return results;
}

/**
 * Formats a value beside what it is compared with, such as `644 / 660 = 0.98`.
 *
 * @param {number} value
 * @param {number} baseline
 */
export function compare(value, baseline) {
  return `${format(value)} / ${format(baseline)} = ${(value / baseline).toFixed(2)}`;
}

/** @param {number} value */
export function format(value) {
  return Math.round(value).toLocaleString("en-GB");
}

/**
 * Formats rows as a Markdown table.
 *
 * @param {Record<string, string>[]} rows cells by the name of their column
 */
export function toMarkdown(rows) {
  const names = Object.keys(rows[0] ?? {});
  return [names, names.map(() => "---"), ...rows.map((row) => Object.values(row))]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
