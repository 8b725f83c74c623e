import { useEffect, useRef } from "react";

/** What was typed, by the names of the fields. In memory only: personal data goes into no browser storage. */
let draft: Record<string, FormDataEntryValue> = {};

/**
 * Keeps what is typed into a form until the document is left, and fills it in again when the form comes
 * back after another page or an error. Fields that are filled in already stay as they are.
 */
export function useDraft() {
  const form = useRef<HTMLFormElement>(null);

  function saveDraft() {
    if (form.current) draft = Object.fromEntries(new FormData(form.current));
  }

  useEffect(() => {
    for (const [name, value] of Object.entries(draft)) {
      const field = form.current?.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && !field.value && typeof value === "string") field.value = value;
    }
    // Includes what was typed before hydration.
    saveDraft();
  }, []);

  return { ref: form, onInput: saveDraft };
}
