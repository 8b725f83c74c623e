/**
 * @typedef {object} Measurement one line of the report
 * @property {string} part what it belongs to
 * @property {string} page the address of the page
 * @property {string} what
 * @property {number} value
 * @property {"bytes" | "ms" | "points" | "shift"} unit
 * @property {string} [note]
 * @property {{ name: string, value: number }} [beside] what it is compared with, in the same unit
 * @property {number} [target] what the value may be at most; for points, at least
 * @property {boolean} [isBudget] whether the bench fails over the target; nothing that takes time does
 */

/**
 * The middle of the values, or the mean of the two in the middle.
 *
 * @param {number[]} values at least one
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** @param {Measurement} measurement */
export function isMissed({ value, target, unit }) {
  if (target === undefined) return false;
  return unit === "points" ? value < target : value > target;
}

/**
 * Writes the measurements as one Markdown table, in their order.
 *
 * @param {Measurement[]} measurements
 * @returns {string}
 */
export function toMarkdown(measurements) {
  const rows = measurements.map((one) => {
    const { part, page, what, note, value, beside, target } = one;
    return [
      part,
      page,
      note ? `${what} (${note})` : what,
      format(one, value),
      beside ? `${beside.name}: ${format(one, beside.value)}` : "",
      beside ? `× ${(value / beside.value).toFixed(3)}` : "",
      target === undefined ? "" : format(one, target) + (isMissed(one) ? " **missed**" : ""),
    ].join(" | ");
  });
  const header =
    "| part | page | what | figure | beside | ratio | target |\n|---|---|---|---|---|---|---|";
  return [header, ...rows.map((row) => `| ${row} |`)].join("\n");
}

/**
 * @param {Measurement} measurement
 * @param {number} value
 */
function format({ unit }, value) {
  const digits = unit === "shift" ? 4 : 0;
  return `${value.toLocaleString("en-GB", { maximumFractionDigits: digits })} ${unit}`;
}
