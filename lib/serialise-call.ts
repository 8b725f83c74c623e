/** Returns the source of a call of a self-contained function with JSON parameters, for an inline script. */
export function serialiseCall<Parameters extends unknown[]>(
  callee: (...parameters: Parameters) => void,
  ...parameters: Parameters
): string {
  // A "</script>" in a value would end the element.
  const values = parameters.map((parameter) =>
    JSON.stringify(parameter).replaceAll("<", "\\u003c"),
  );
  return `(${callee})(${values})`;
}
