import { type ToastOptions, openToast, toastStore } from "./toast-store";

/** In milliseconds: a press must not seem to do nothing for longer. */
const timeout = 3000;

/** Loads sonner before the first toast. Resolves to undefined if that fails or takes 3 s; the next call tries again. */
export function loadSonner() {
  const loaded = import("./sonner-toasts").catch(() => undefined);
  return Promise.race([loaded, new Promise<undefined>((resolve) => setTimeout(resolve, timeout))]);
}

/**
 * Opens a toast, which replaces the open one, when sonner has loaded, or has not in time. Requires a `Toaster` on the page.
 *
 * @returns the function that closes the toast.
 */
export async function showToast(options: ToastOptions): Promise<() => void> {
  return openToast(options, toastStore.get().sonner ?? (await loadSonner()));
}
