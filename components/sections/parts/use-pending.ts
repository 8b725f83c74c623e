import { useState } from "react";

/**
 * Runs what takes its time and tells whether any of it is still under way. A transition would tell so
 * too, but the router's own transitions would wait for it: no link would lead on.
 */
export function usePending(): [boolean, (work: () => Promise<void>) => Promise<void>] {
  const [count, setCount] = useState(0);

  async function run(work: () => Promise<void>) {
    setCount((count) => count + 1);
    try {
      await work();
    } finally {
      setCount((count) => count - 1);
    }
  }

  return [count > 0, run];
}
