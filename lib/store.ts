import { useSyncExternalStore } from "react";

/**
 * Creates a value outside of React, which outlives the components that show it.
 *
 * @returns the functions that read and replace it; the hook that returns a part of it, during hydration of the initial value;
 *   and a function that calls a listener on every change, and returns the one that stops this
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
