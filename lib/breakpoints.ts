import type { MessageKey } from "./i18n/language-store";
import { routes } from "./routes";

type Messages = Record<MessageKey, string>;

/** The average width of a character of the typeface, semibold, in em. */
const characterWidth = 0.58;
/** The share of the window beside its gutters, and the most that the page takes, in rem. */
const contentShare = 0.92;
const maxContent = 72;

/**
 * The widths of a window, in rem, from which the header fits one row: with its links beside the name (`nav`), and
 * with both in a larger size (`wide`). With a longer name, or more links, the menu replaces the links sooner.
 *
 * @param name the company's
 * @param languages the messages of each language
 */
export function headerBreakpoints(
  name: string,
  languages: Messages[],
): { nav: string; wide: string } {
  const labels = Math.max(...languages.map(measureLabels));
  const links = Object.keys(routes).length;
  // Logo, language toggle and the gaps beside them.
  const controls = 7.5;
  const nav = controls + name.length * characterWidth + labels * 0.9375 + links * 1.25;
  const wide = controls + name.length * characterWidth * 1.25 + labels + links * 2 + 1;
  return { nav: fitWindow(nav), wide: fitWindow(Math.max(wide, 64 * contentShare)) };
}

/** The width of all labels of the navigation in a language, in em. */
function measureLabels(messages: Messages) {
  const characters = Object.values(routes).map(({ label }) => messages[label].length);
  return characters.reduce((sum, length) => sum + length, 0) * characterWidth;
}

/** Beyond the width of the page no window is wide enough. */
function fitWindow(content: number) {
  return content > maxContent ? "1000rem" : `${(content / contentShare).toFixed(2)}rem`;
}
