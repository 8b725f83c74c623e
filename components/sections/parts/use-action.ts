import { useEffect, useState } from "react";
import { loadSonner } from "@/components/toast/toast-store";
import { preloadWhenIdle } from "@/lib/browser";

/**
 * Runs actions that end with a toast and a `StatusLine`, and loads the code of the toast in advance. Not `useTransition`,
 * because navigations, which are transitions too, would wait for the action.
 */
export function useAction() {
  const [started, setStarted] = useState(0);
  const [completed, setCompleted] = useState(0);

  useEffect(() => preloadWhenIdle(loadSonner), []);

  /** Runs an action that does not reject. */
  async function run(action: () => Promise<unknown>) {
    setStarted((count) => count + 1);
    await action();
    setCompleted((count) => count + 1);
  }

  return { run, isPending: started > completed, completed };
}
