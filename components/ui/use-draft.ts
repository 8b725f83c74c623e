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

  useEffect(() => {
    if (!form.current) return;
    fillIn(form.current, readDraft(key));
    // What was typed before is a part of it too.
    writeDraft(key, form.current);
  }, [key]);

  function saveDraft() {
    if (form.current) writeDraft(key, form.current);
  }

  return { ref: form, onInput: saveDraft };
}

function fillIn({ elements }: HTMLFormElement, draft: Draft) {
  for (const [name, value] of Object.entries(draft)) {
    const field = elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && !field.value && typeof value === "string") field.value = value;
  }
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

function writeDraft(key: string, form: HTMLFormElement) {
  const draft = Object.fromEntries(new FormData(form));
  drafts.set(key, draft);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // It lasts as long as the page.
  }
}
