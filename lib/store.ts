import { useSyncExternalStore } from "react";

/**
 * Creates a value outside of React, which outlives the components that show it.
 *
 * @returns `get`, and `set`, which changes some of its properties; `useValue`, which returns one of them, during hydration the
 *   initial one; and `subscribe`, which calls a listener on each change, and returns the function that stops it
 */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let value = initial;

  function set(change: Partial<Value>) {
    value = { ...value, ...change };
    listeners.forEach((listener) => listener());
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function useValue<Name extends keyof Value>(name: Name): Value[Name] {
    return useSyncExternalStore(
      subscribe,
      () => value[name],
      () => initial[name],
    );
  }

  return { get: () => value, set, subscribe, useValue };
}
