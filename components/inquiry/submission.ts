import { createStore } from "@/lib/store";

/** Of the document, not of the form, which may leave the page before the answer, and return. */
const store = createStore({ isSubmitting: false });

/** Returns whether a form is being submitted. */
export function useIsSubmitting(): boolean {
  return store.useValue("isSubmitting");
}

/** Runs `submit`, unless an earlier one has not ended. */
export async function submitOnce(submit: () => Promise<void>): Promise<void> {
  if (store.get().isSubmitting) return;
  store.set({ isSubmitting: true });
  await submit().finally(() => store.set({ isSubmitting: false }));
}
