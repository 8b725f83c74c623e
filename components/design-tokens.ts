import { readFileSync } from "node:fs";

// For what is drawn at build time, out of reach of the style sheet itself.
const styles = readFileSync("app/globals.css", "utf8");

/**
 * The value of a design token at build time, such as `#0c2027` for `ink`.
 *
 * @throws {Error} when `app/globals.css` has no such variable.
 */
export function designToken(name: string): string {
  const value = styles.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1];
  if (value === undefined) throw new Error(`app/globals.css has no --${name}.`);
  return value;
}

/** How much of the pigment is left in each step of the tint ladder below full strength, 0 to 1. */
export const tints = [...styles.matchAll(/var\(--pigment\) (\d+)%, white/g)].map(
  ([, percentage]) => Number(percentage) / 100,
);
if (tints.length === 0) throw new Error("app/globals.css has no tint ladder.");
