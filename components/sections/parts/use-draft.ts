import { useEffect, useRef } from "react";

type Draft = Record<string, string>;

/** What was typed, by the names of the fields. In memory only: personal data goes into no browser storage. */
let draft: Draft = {};
/** What `suggestValue` last filled in, by the names of the fields. */
const suggestions: Draft = {};

/**
 * Keeps what is typed into a form until the document is left, and fills it in again when the form comes
 * back after another page or an error. Fields that are filled in already stay as they are.
 */
export function useDraft() {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    for (const [name, value] of Object.entries(draft)) {
      const field = findField(form.current, name);
      if (field && !field.value) field.value = value;
    }
    // Includes what was typed before hydration.
    saveDraft(form.current);
  }, []);

  return form;
}

/** Keeps the values of a form, and returns them by the names of the fields. */
export function saveDraft(form: HTMLFormElement | null): Draft {
  if (form) draft = Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, String(v)]));
  return draft;
}

/** Fills in a field whose value the visitor has not typed: it is empty, or an earlier suggestion. */
export function suggestValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = findField(form, name);
  if (!field || (field.value && field.value !== suggestions[name])) return;
  field.value = value;
  suggestions[name] = value;
  saveDraft(form);
}

function findField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText ? field : undefined;
}
