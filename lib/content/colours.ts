/** The contrast of text that the tests require: 7 (WCAG AAA), or 4.5 (WCAG AA) for a brand colour that cannot reach it. */
export const textContrast = 7;

/**
 * The colours of the light scheme. `tailwind.config.ts` turns them into CSS variables such as `--paper`; metadata and
 * preview images read them here. `main` is the colour of buttons and links, except on a pigment, and `on-main` the text colour on a button:
 * text needs the contrast `textContrast`, so `main` needs it with `on-main`, `paper` and `muted`. A bright
 * brand colour can be `highlight`, the colour on hover, of the focus ring and of the edge of toasts, which needs 4.5:1
 * with `on-main` and 3:1 with `paper` and `muted`. The colours of the logo need none. A unit test names the nearest colour.
 */
export const colours = {
  paper: "#ffffff",
  muted: "#d8dada",
  line: "#cdd2d3",
  "line-strong": "#6a7072",
  ink: "#111416",
  body: "#33393c",
  danger: "#8e1414",
  main: "#111416",
  "on-main": "#ffffff",
  highlight: "#00559a",
  success: "#00735c",
  inverse: "#15181a",
  "on-inverse": "#ffffff",
  "on-inverse-muted": "#c5cbcd",
  "on-inverse-line": "#4b5255",
  card: "#ffffff",
  "pigment-white": "#f4f4f0",
  "pigment-yellow": "#f7d117",
  "pigment-magenta": "#9c1c5e",
  "pigment-blue": "#00559a",
  "midtone-blue": "#0082d0",
  "undertone-blue": "#009fe3",
  "pigment-green": "#00624e",
  "pigment-black": "#1b1d1f",
  "on-light-pigment": "#111416",
  "on-dark-pigment": "#ffffff",
};

/** The name of a colour, which is also that of its CSS variable. */
export type ColourToken = keyof typeof colours;

/**
 * The colours that differ in the dark scheme. Surfaces and text are neutral, like a colour matching booth, so that the
 * pigments stand out; pigments are the same in both schemes.
 */
export const darkColours = {
  paper: "#191a1a",
  muted: "#252626",
  line: "#414343",
  "line-strong": "#8b9092",
  ink: "#f2f4f4",
  body: "#cbd0d2",
  danger: "#ff9c92",
  main: "#f2f4f4",
  "on-main": "#191a1a",
  highlight: "#7fc1f2",
  success: "#35c79f",
  inverse: "#0d0f10",
  "on-inverse-muted": "#bcc2c4",
};

/** How much of a pigment is in its wash. In the dark scheme, that of a light pigment would be too light for the text. */
const washes = { light: 0.12, dark: { light: 0.13, dark: 0.24 } };

/**
 * Returns the wash of a pigment in both schemes: the colour of a pale surface, the pigment mixed with paper.
 *
 * @param pigment in hexadecimal
 * @param shade whether it is a light or a dark pigment
 */
export function washesOf(pigment: string, shade: "light" | "dark") {
  return {
    light: mix(pigment, colours.paper, washes.light),
    dark: mix(pigment, darkColours.paper, washes.dark[shade]),
  };
}

/** Returns the colour of lines and fills in a dark pigment on the paper of the dark scheme, in hexadecimal. */
export function brighten(pigment: string) {
  return mix(pigment, "#ffffff", 0.6);
}

/** Returns a mixture of two colours in hexadecimal; `proportion` is that of the first. */
function mix(colour: string, other: string, proportion: number) {
  const channel = (hex: string, index: number) => parseInt(hex.slice(index, index + 2), 16);
  const channels = [1, 3, 5].map((index) =>
    Math.round(channel(colour, index) * proportion + channel(other, index) * (1 - proportion)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The proportion of white in each tint of a strip, from the strongest to the lightest. */
export const tints = [0.24, 0.44, 0.62, 0.76, 0.86];
