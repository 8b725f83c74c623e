import { useEffect, useRef } from "react";

type Draft = Record<string, unknown>;

/** What the page remembers by itself: the storage of the tab may be blocked or full. */
const drafts = new Map<string, Draft>();

/**
 * Keeps what is typed into a form for as long as the tab is open, and fills it in again when the form comes
 * back, after another page, a reload or an error. Fields that are filled in already stay as they are.
 *
 * @param key the name of the draft in the tab's storage
 */
export function useDraft(key: string) {
  const form = useRef<HTMLFormElement>(null);

  function saveDraft() {
    if (form.current) writeDraft(key, Object.fromEntries(new FormData(form.current)));
  }

  useEffect(() => {
    if (!form.current) return;
    const { elements } = form.current;
    for (const [name, value] of Object.entries(readDraft(key))) {
      const field = elements.namedItem(name);
      if (isTextField(field) && !field.value && typeof value === "string") field.value = value;
    }
    // What was typed before is a part of it too.
    saveDraft();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  return { ref: form, onInput: saveDraft };
}

function isTextField(field: unknown) {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

function readDraft(key: string): Draft {
  const draft = drafts.get(key);
  if (draft) return draft;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

function writeDraft(key: string, draft: Draft) {
  drafts.set(key, draft);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // It lasts as long as the page.
  }
}
