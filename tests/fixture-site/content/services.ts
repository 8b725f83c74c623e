const names = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"] as const;

/** As many as make the page higher than a screen. */
export const services = names.map((name) => ({
  title: `service${name}` as const,
  description: `service${name}Text` as const,
  features: [`service${name}Feature` as const],
  pigment: "third" as const,
  illustration: "drum" as const,
}));

export type Service = (typeof services)[number]["title"];

export const processSteps = [
  { title: "serviceFirst", text: "serviceFirstText", illustration: "drum" },
] as const;
