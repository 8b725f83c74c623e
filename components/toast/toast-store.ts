import type { Toast, ToastOptions } from "./toast";

/** The open toast, sonner once it has loaded, and the id of the last toast. */
type ToasterState = { sonner?: typeof import("./sonner-toasts"); toast?: Toast; lastId: number };

/** In milliseconds. */
const defaultDuration = 5000;
const listeners = new Set<() => void>();
let state: ToasterState = { lastId: 0 };

export function getToasterState(): ToasterState {
  return state;
}

/** Calls the listener on every change; returns the function that unsubscribes. */
export function subscribeToToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(change: Partial<ToasterState>) {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

/** Loads sonner before the first toast. Resolves to undefined if that fails; the next call tries again. */
export function loadSonner(): Promise<ToasterState["sonner"]> {
  return import("./sonner-toasts").catch(() => undefined);
}

/**
 * Opens a toast, which replaces the open one. Requires a `Toaster` on the page.
 *
 * @returns the function that closes the toast.
 */
export async function showToast(options: ToastOptions): Promise<() => void> {
  const sonner = state.sonner ?? (await loadSonner());
  const id = state.lastId + 1;
  // `ToastControls`, which has the timer, is loaded with sonner: without it, a toast stays until it is closed.
  const duration = sonner ? defaultDuration : Infinity;
  const toast: Toast = { id, variant: "default", isAnnounced: false, duration, ...options };
  setState({ sonner, toast, lastId: id });
  return () => closeToast(id);
}

/** Closes the toast with this id if it is open. */
export function closeToast(id: number): void {
  if (state.toast?.id === id) setState({ toast: undefined });
}
