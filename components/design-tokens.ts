import { readFileSync } from "node:fs";

// For what is drawn at build time, out of reach of the style sheet itself.
const styles = readFileSync("app/globals.css", "utf8");
/** What the dark scheme sets anew. */
const darkStyles = styles.match(/prefers-color-scheme: dark\) \{([^}]*)\}/)?.[1] ?? "";

/**
 * The value of a design token at build time, such as `#111416` for `ink`, in the light scheme or the dark.
 *
 * @throws {Error} when `app/globals.css` has no such variable.
 */
export function designToken(name: string, scheme: "light" | "dark" = "light"): string {
  const value = find(name, scheme === "dark" ? darkStyles : "") ?? find(name, styles);
  if (value === undefined) throw new Error(`app/globals.css has no --${name}.`);
  return value;
}

function find(name: string, css: string) {
  return css.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1];
}

/** How much of the pigment is left in each step of a strip below full strength, 0 to 1. */
export const tints = [...styles.matchAll(/var\(--veil\) \/ (0\.\d+)\) calc/g)].map(
  ([, white]) => 1 - Number(white),
);
if (tints.length === 0) throw new Error("app/globals.css has no strip.");
