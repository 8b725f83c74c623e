import type { MessageKey } from "./language/language-store";
import type { Pigment } from "./ui/pigments";

/** What each pigment is: its chemistry, and what it is good for. */
export const pigmentTexts: Record<Pigment, MessageKey> = {
  white: "pigmentWhite",
  yellow: "pigmentYellow",
  magenta: "pigmentMagenta",
  blue: "pigmentBlue",
  green: "pigmentGreen",
  black: "pigmentBlack",
};
