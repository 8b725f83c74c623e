/**
 * The contrast of two colours, 1 to 21, as WCAG 2.2 defines it.
 *
 * @param colors `#rrggbb` or `rgb(r, g, b)`
 */
export function contrast(...colors: [string, string]): number {
  const [darker = 0, lighter = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of a colour, 0 to 1. */
function luminance(color: string) {
  const channels = color.startsWith("#")
    ? (color.match(/[\da-f]{2}/gi) ?? []).map((channel) => Number.parseInt(channel, 16))
    : (color.match(/\d+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
