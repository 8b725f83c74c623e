/** The proportion of white in each tint of a strip, from the strongest to the lightest. */
export const tints = [0.24, 0.44, 0.62, 0.76, 0.86];

/** Returns the colour of lines and fills in a dark pigment on the paper of the dark scheme, in hexadecimal. */
export function brighten(pigment: string) {
  return mix(pigment, "#ffffff", 0.6);
}

/** Returns a mixture of two colours in hexadecimal; `proportion` is that of the first. */
export function mix(colour: string, other: string, proportion: number) {
  const channel = (hex: string, index: number) => parseInt(hex.slice(index, index + 2), 16);
  const channels = [1, 3, 5].map((index) =>
    Math.round(channel(colour, index) * proportion + channel(other, index) * (1 - proportion)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
