/**
 * @typedef {object} Measurement a cell of the report
 * @property {string} group the benchmark and its conditions: a table of the report
 * @property {string} page the path of the page: a column
 * @property {string} metric a row
 * @property {number} value
 * @property {"bytes" | "ms" | "points" | "shift" | "%"} unit
 * @property {{ name: string, value: number }} [baseline] what the value is compared with, in `unit`
 * @property {number} [target] the maximum; for points and %, the minimum
 * @property {number} [targetRatio] the maximum of the value divided by that of the baseline
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

/**
 * Returns the largest of the smallest quarter of the values. Compares first paints, which fall into
 * two groups, more reliably than the median.
 *
 * @param {number[]} values at least one
 */
export function firstQuartile(values) {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 4) - 1] ?? 0;
}

/** @param {Measurement} measurement */
export function missesTarget({ value, baseline, target, targetRatio, unit }) {
  if (baseline && targetRatio) return value / baseline.value > targetRatio;
  if (target === undefined) return false;
  return isMinimum(unit) ? value < target : value > target;
}

/** @param {Measurement["unit"]} unit */
function isMinimum(unit) {
  return unit === "points" || unit === "%";
}

/**
 * Formats measurements as Markdown: a table per group, with a row per metric and a column per page.
 * A cell contains the value, or the value, that of the baseline and their ratio; it is bold if it
 * misses its target.
 *
 * @param {Measurement[]} measurements
 * @returns {string}
 */
export function toMarkdown(measurements) {
  const groups = [...new Set(measurements.map(({ group }) => group))];
  return groups
    .map((name) => `## ${name}\n\n${toTable(measurements.filter(({ group }) => group === name))}`)
    .join("\n\n");
}

/**
 * @param {Measurement[]} measurements of one group
 * @returns {string}
 */
function toTable(measurements) {
  const pages = [...new Set(measurements.map(({ page }) => page))];
  const rows = [...new Set(measurements.map(formatMetric))].map((metric) => {
    const cells = measurements.filter((measurement) => formatMetric(measurement) === metric);
    const values = pages.map((page) => formatValue(cells.find((cell) => cell.page === page)));
    return [metric, formatTarget(cells), ...values];
  });
  const header = ["", "target", ...pages];
  return [header, header.map(() => "---"), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

/** @param {Measurement} measurement */
function formatMetric({ metric, baseline, unit }) {
  const subject = baseline ? `${metric} / ${baseline.name}` : metric;
  return unit === "shift" ? subject : `${subject}, ${unit}`;
}

/** @param {Measurement[]} measurements of one metric; the target may apply to some pages only */
function formatTarget(measurements) {
  const targets = measurements.map(({ target, targetRatio, unit }) => {
    if (targetRatio) return `≤ ${targetRatio.toFixed(2)}`;
    if (target === undefined) return "";
    return `${isMinimum(unit) ? "≥" : "≤"} ${format(target)}`;
  });
  return targets.find(Boolean) ?? "";
}

/** @param {Measurement} [measurement] */
function formatValue(measurement) {
  if (!measurement) return "";
  const { value, baseline } = measurement;
  const text = baseline
    ? `${format(value)}/${format(baseline.value)} = ${(value / baseline.value).toFixed(2)}`
    : format(value);
  return missesTarget(measurement) ? `**${text}**` : text;
}

/** @param {number} value */
function format(value) {
  // Layout shifts are below 1.
  return value.toLocaleString("en-GB", { maximumFractionDigits: value < 1 ? 4 : 0 });
}
