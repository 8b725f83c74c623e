import { isReached, ratioOf } from "./measurement.mjs";

/** @import { Measurement } from "./measurement.mjs" */

const digits = { bytes: 0, ms: 0, points: 0, shift: 4, s: 1, "per s": 0 };

/**
 * Writes the measurements as one Markdown table, in their order.
 *
 * @param {Measurement[]} measurements
 * @returns {string}
 */
export function toMarkdown(measurements) {
  const rows = measurements.map((measurement) => {
    const { part, page, what, note, beside, unit } = measurement;
    const ratio = ratioOf(measurement);
    return [
      part,
      page,
      what,
      withUnit(measurement.value, unit) + (note ? ` (${note})` : ""),
      beside ? `${beside.name}: ${withUnit(beside.value, unit)}` : "",
      ratio === undefined ? "" : `× ${ratio.toFixed(3)}`,
      targetOf(measurement),
      { true: "yes", false: "**no**", undefined: "" }[`${isReached(measurement)}`],
    ].join(" | ");
  });
  return [
    "| part | page | what | figure | beside | ratio | target | reached |",
    "|---|---|---|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

/** @param {Measurement} measurement */
function targetOf({ target, unit, judge = "value" }) {
  if (target === undefined) return "";
  if (judge === "ratio") return `≤ × ${target}`;
  return `${unit === "points" ? "≥" : "≤"} ${withUnit(target, unit)}`;
}

/**
 * @param {number} value
 * @param {Measurement["unit"]} unit
 */
function withUnit(value, unit) {
  const number = value.toLocaleString("en-GB", { maximumFractionDigits: digits[unit] });
  return unit === "points" || unit === "shift" ? number : `${number} ${unit}`;
}
