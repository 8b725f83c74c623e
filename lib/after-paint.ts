/** Calls back when the browser has painted what changed, and at once in a tab that is hidden. */
export function afterPaint(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}
