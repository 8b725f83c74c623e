/** Returns the mixture of two colours; `proportion` is that of the second, from 0 to 1. The colours are hexadecimal. */
export function mix(colour: string, other: string, proportion: number) {
  const others = channelsOf(other);
  const channels = channelsOf(colour).map((value, index) =>
    Math.round(value + (others[index]! - value) * proportion),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Returns the WCAG 2.2 contrast ratio of two colours, from 1 to 21.
 *
 * @param colours `#rrggbb` or `rgb(r, g, b)`
 */
export function contrast(...colours: [string, string]): number {
  const [darker = 0, lighter = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Whether the channels of a colour are about the same. */
export function isGrey(colour: string) {
  const channels = channelsOf(colour);
  return Math.max(...channels) - Math.min(...channels) < 16;
}

/** Returns the WCAG 2.2 relative luminance of a colour, from 0 to 1. */
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns red, green and blue, from 0 to 255. */
function channelsOf(colour: string) {
  return colour.startsWith("#")
    ? (colour.match(/[\da-f]{2}/gi) ?? []).map((channel) => Number.parseInt(channel, 16))
    : (colour.match(/\d+/g) ?? []).map(Number);
}
