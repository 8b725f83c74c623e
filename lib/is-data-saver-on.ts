/** Whether the visitor has turned on the browser's data saver. Only Chromium reports it. */
export function isDataSaverOn(): boolean {
  return navigator.connection?.saveData === true;
}
