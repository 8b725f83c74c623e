import type { Messages } from "./i18n/languages";
import { routes } from "./routes";

/** Viewport widths, in rem. `headerBreakpoints` adds `nav` and `wide`. */
export const breakpoints = { sm: "40rem", lg: "64rem" };

/** Container widths at which individual components change, in rem. */
export const containerBreakpoints = {
  /** The header hides the logo mark. */
  logo: "14rem",
  /** The strips of the fan deck are listed one below the other. */
  fan: "17rem",
};

/** The average width of a character of the typeface, semibold, in em. */
const characterWidth = 0.58;
/** The share of the viewport between the gutters. */
const contentShare = 0.92;
/** The largest content width, in rem. */
const maxContent = 72;

/**
 * Returns the viewport widths from which the header fits in one row: with the navigation links (`nav`), and with links
 * and name in a larger size (`wide`). A longer name or more links increase these widths, so the menu button is used on
 * wider viewports.
 *
 * @param name the company's name
 * @param languages the messages of each language
 */
export function headerBreakpoints(
  name: string,
  languages: Messages[],
): { nav: string; wide: string } {
  const labels = Math.max(...languages.map(measureLabels));
  const links = Object.keys(routes).length;
  // Logo mark, language toggle and gaps, in rem.
  const controls = 7.5;
  const nav = controls + name.length * characterWidth + labels * 0.9375 + links * 1.25;
  const wide = controls + name.length * characterWidth * 1.25 + labels + links * 2 + 1;
  return {
    nav: toViewport(nav),
    wide: toViewport(Math.max(wide, Number.parseFloat(breakpoints.lg) * contentShare)),
  };
}

/** Returns the total width of the navigation labels, in em. */
function measureLabels(messages: Messages) {
  const characters = Object.values(routes).map(({ label }) => messages[label].length);
  return characters.reduce((sum, length) => sum + length, 0) * characterWidth;
}

/**
 * Converts a content width to the viewport width that it needs. No viewport reaches the width for more than
 * `maxContent`.
 */
function toViewport(content: number) {
  return content > maxContent ? "1000rem" : `${(content / contentShare).toFixed(2)}rem`;
}
