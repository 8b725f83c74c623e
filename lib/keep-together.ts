/** Returns a name or a time with no-break spaces, except after commas. */
export function keepTogether(name: string): string {
  return name.replace(/([^,]) /g, "$1\u00a0");
}
