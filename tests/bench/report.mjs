/**
 * @typedef {object} Measurement a row of the report
 * @property {string} group the benchmark and its conditions
 * @property {string} page the path of the page
 * @property {string} metric
 * @property {number} value
 * @property {"bytes" | "ms" | "points" | "shift"} unit
 * @property {string} [note] shown after the metric
 * @property {{ name: string, value: number }} [baseline] what the value is compared with, in `unit`
 * @property {number} [target] the maximum; for points, the minimum
 * @property {boolean} [isBudget] whether a missed target fails the bench; never set for times
 */

/**
 * Returns the median.
 *
 * @param {number[]} values at least one
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** @param {Measurement} measurement */
export function missesTarget({ value, target, unit }) {
  if (target === undefined) return false;
  return unit === "points" ? value < target : value > target;
}

/**
 * Formats measurements as a Markdown table, in the given order.
 *
 * @param {Measurement[]} measurements
 * @returns {string}
 */
export function toMarkdown(measurements) {
  const rows = measurements.map((measurement) => {
    const { group, page, metric, note, value, baseline, target } = measurement;
    return [
      group,
      page,
      note ? `${metric} (${note})` : metric,
      format(measurement, value),
      baseline ? `${baseline.name}: ${format(measurement, baseline.value)}` : "",
      baseline ? `× ${(value / baseline.value).toFixed(3)}` : "",
      target === undefined
        ? ""
        : format(measurement, target) + (missesTarget(measurement) ? " **missed**" : ""),
    ].join(" | ");
  });
  const header =
    "| group | page | metric | value | baseline | ratio | target |\n|---|---|---|---|---|---|---|";
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
