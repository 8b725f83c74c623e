/**
 * @typedef {object} Measurement one line of the report
 * @property {string} part what it belongs to
 * @property {string} page the address of the page, with its language where that is not English
 * @property {string} what
 * @property {number} value
 * @property {"bytes" | "ms" | "points" | "shift" | "s" | "per s"} unit
 * @property {string} [note] what was measured, in a word
 * @property {{ name: string, value: number }} [beside] what it is compared with, in the same unit
 * @property {number} [target] what the value may be at most, or the ratio to what it is compared with;
 *   for points, at least
 * @property {"value" | "ratio"} [judge] which of the two the target speaks of; the value, unless it says so
 * @property {boolean} [isBudget] whether the bench fails over it; nothing that takes time does
 */

/**
 * The middle of the values, or the mean of the two in the middle.
 *
 * @param {number[]} values at least one
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** @param {Measurement} measurement */
export function ratioOf({ value, beside }) {
  return beside && beside.value > 0 ? value / beside.value : undefined;
}

/**
 * @param {Measurement} measurement
 * @returns {boolean | undefined} undefined where there is no target
 */
export function isReached(measurement) {
  const { value, target, unit, judge = "value" } = measurement;
  if (target === undefined) return undefined;
  if (unit === "points") return value >= target;
  const judged = judge === "ratio" ? ratioOf(measurement) : value;
  return judged !== undefined && judged <= target;
}
