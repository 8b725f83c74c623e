import { useEffect, useRef } from "react";

type Draft = Record<string, string>;

/** The values by field name. In memory only: personal data is not stored in the browser. */
let draft: Draft = {};
/** The last suggested values by field name. */
const suggestions: Draft = {};

/** Returns a form ref. After a navigation or an error, restores the saved values of fields that are empty. */
export function useDraft() {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    for (const [name, value] of Object.entries(draft)) {
      const field = findField(form.current, name);
      if (field && !field.value) field.value = value;
    }
    // Includes values typed before hydration.
    saveDraft(form.current);
  }, []);

  return form;
}

/** Saves the values of a form and returns them by field name. */
export function saveDraft(form: HTMLFormElement | null): Draft {
  if (form) draft = Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, String(v)]));
  return draft;
}

/** Sets the value of a field that is empty or has an earlier suggestion. */
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
