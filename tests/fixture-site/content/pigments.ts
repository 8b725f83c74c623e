const shades = {
  first: { colour: "#f0f0f0", text: "dark" },
  second: { colour: "#ffcc00", text: "dark" },
  third: { colour: "#7a1f4b", text: "light" },
  fourth: { colour: "#004477", text: "light" },
  fifth: { colour: "#005544", text: "light" },
  sixth: { colour: "#202020", text: "light" },
} as const;

export type Pigment = keyof typeof shades;

function pigmentOf(key: Pigment, number: number) {
  return {
    name: `PX ${number}`,
    genericName: `C.I. Pigment Sample ${number}`,
    number: 73300 + number,
    cas: "147-14-8",
    description: `${key}Pigment` as const,
    uses: `${key}PigmentUses` as const,
    ...shades[key],
  };
}

export const pigments = {
  first: pigmentOf("first", 1),
  second: pigmentOf("second", 2),
  third: pigmentOf("third", 3),
  fourth: pigmentOf("fourth", 4),
  fifth: pigmentOf("fifth", 5),
  sixth: pigmentOf("sixth", 6),
};
