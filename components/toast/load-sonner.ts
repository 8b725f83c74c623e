import { type ToastOptions, openToast } from "./toast-store";

/** Set only when a toast opens, because a change of the view would remount an open toast. */
let sonner: typeof import("./sonner-toasts") | undefined;

export function getSonner(): typeof sonner {
  return sonner;
}

/** Loads sonner before the first toast. Resolves to undefined if that fails; the next call tries again. */
export function loadSonner(): Promise<typeof sonner> {
  return import("./sonner-toasts").catch(() => undefined);
}

/**
 * Opens a toast, which replaces the open one, when sonner has loaded or failed to load. Requires a `Toaster` on the page.
 *
 * @returns the function that closes the toast.
 */
export async function showToast(options: ToastOptions): Promise<() => void> {
  sonner ??= await loadSonner();
  return openToast(options);
}
