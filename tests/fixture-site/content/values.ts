const value = {
  title: "valueOnly",
  text: "valueOnlyText",
  illustration: "drop",
} as const;

export const values = {
  quality: value,
  customer: value,
  excellence: value,
  reach: value,
  sustainability: value,
};
