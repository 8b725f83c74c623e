/** The widths from which a layout changes; `nav` is where the four links fit beside the name, in Malay too. */
export const screens = {
  sm: "40rem",
  nav: "54rem",
  lg: "64rem",
};
