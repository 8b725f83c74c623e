/**
 * Returns the WCAG 2.2 contrast ratio of two colours, from 1 to 21.
 *
 * @param colors `#rrggbb` or `rgb(r, g, b)`
 */
export function contrast(...colors: [string, string]): number {
  const [darker = 0, lighter = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the colour of the same hue, towards black or white, that is nearest to `#rrggbb` and has at least the contrast
 * with every background; undefined if there is none.
 */
export function nearestWithContrast(color: string, backgrounds: string[], minimum: number) {
  for (let step = 0; step <= 255; step++) {
    for (const end of [0, 255]) {
      const channels = readChannels(color).map((value) => value + ((end - value) * step) / 255);
      const mixed = `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
      if (backgrounds.every((background) => contrast(mixed, background) >= minimum)) return mixed;
    }
  }
  return undefined;
}

/** Returns the WCAG 2.2 relative luminance of a colour, from 0 to 1. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = readChannels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns red, green and blue, from 0 to 255. */
function readChannels(color: string) {
  return color.startsWith("#")
    ? (color.match(/[\da-f]{2}/gi) ?? []).map((channel) => Number.parseInt(channel, 16))
    : (color.match(/\d+/g) ?? []).map(Number);
}
