export const values = {
  only: { title: "valueOnly", text: "valueOnlyText", illustration: "drop", pigment: "third" },
} as const;
