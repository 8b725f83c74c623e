import { useState } from "react";

/**
 * Returns whether an asynchronous function is running, and a function that runs it. Not `useTransition`, because
 * navigations, which are transitions too, would wait for it.
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
