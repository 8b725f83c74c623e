/** The proportion of white in each tint of a strip, from the strongest to the lightest. */
export const tints = [0.24, 0.44, 0.62, 0.76, 0.86];

/** The same in the dark scheme, where light tints would be the brightest colours of the page. */
export const darkTints = [0.18, 0.33, 0.46, 0.56, 0.64];

/** Returns the colour of lines and fills in a dark pigment on the paper of the dark scheme, in hexadecimal. */
export function brighten(pigment: string) {
  return tintOf(pigment, 0.33);
}

/** Returns a tint of a colour with the proportion of white, in hexadecimal. */
export function tintOf(colour: string, white: number) {
  return mix(colour, "#ffffff", 1 - white);
}

/** Returns the shade of a light pigment in the dark scheme, in hexadecimal: mixed with a bluish black, so that yellow is muted. */
export function darken(pigment: string) {
  return mix(pigment, "#1b191e", 0.17);
}

/** Returns a mixture of two colours in hexadecimal; `proportion` is that of the first. */
function mix(colour: string, other: string, proportion: number) {
  const others = channelsOf(other);
  const channels = channelsOf(colour).map((value, index) =>
    Math.round(value * proportion + others[index]! * (1 - proportion)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the red, green and blue channels of `#rrggbb`, from 0 to 255. */
export function channelsOf(hex: string) {
  return [1, 3, 5].map((index) => parseInt(hex.slice(index, index + 2), 16));
}
