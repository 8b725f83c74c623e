declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean };
  }
}

/** Whether the visitor asks sites for less data; only Chromium tells. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
