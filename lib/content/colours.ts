/**
 * The contrast of text that the tests require, except on a pigment, where it is 4.5: 7 (WCAG AAA), or 4.5 (WCAG AA) for a brand
 * colour that cannot reach it.
 */
export const textContrast = 7;

/**
 * The colours of the light scheme, each a CSS variable such as `--paper`. `main` is the colour of buttons and links, except on
 * a pigment, and `on-main` that of text on it: `main` needs a contrast of 7:1 with `on-main`, `paper` and `muted`. A bright
 * brand colour can be `highlight`, the colour of the focus ring and of the edge of toasts, which needs 3:1 with `paper` and
 * `muted`. A test names the nearest colour.
 */
export const colours = {
  paper: "#ffffff",
  muted: "#e6e8e8",
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
  field: "#ffffff",
  /** Text on a pigment. */
  "on-light-pigment": "#111416",
  "on-dark-pigment": "#ffffff",
};

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
  field: "#0f1010",
  inverse: "#0d0f10",
  "on-inverse-muted": "#bcc2c4",
};

/** The colours of the logo, clockwise from the upper right; `app/icon.svg` has the same. */
export const logoColours = ["#f7d117", "#9c1c5e", "#00559a", "#00624e"] as const;
