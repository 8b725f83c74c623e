/** Calls back when the browser has painted what changed: what nobody sees need not hold that up. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
