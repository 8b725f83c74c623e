import { readSession, writeSession } from "@/lib/browser";
import type { InquiryTopic } from "@/lib/facts/inquiry";

/** The values of the contact form, by field name. */
export type FormFields = Record<string, string>;

/** What the visitor has written, and about what. */
export type Inquiry = { fields: FormFields; topic?: InquiryTopic };

export type Draft = Inquiry & {
  /** The last values that the form has suggested. */
  suggestions: FormFields;
  /** The time origin of the document that waits for the answer to the message. */
  sender?: number;
};

type Form = HTMLFormElement | null;

/** The `sessionStorage` key of the draft, which is in this tab only, until its message is sent. */
const storageKey = "message";

export function readDraft(): Draft {
  try {
    const draft = JSON.parse(readSession(storageKey) ?? "{}") as Partial<Draft>;
    return {
      ...draft,
      fields: readTexts(draft.fields),
      suggestions: readTexts(draft.suggestions),
    };
  } catch {
    // Not written by this site, which may share its origin with others.
    return { fields: {}, suggestions: {} };
  }
}

export function writeDraft(draft: Draft): void {
  const isEmpty = !draft.topic && Object.values(draft.fields).every((value) => value === "");
  writeSession(storageKey, isEmpty ? null : JSON.stringify(draft));
}

/** Fills the empty fields of a form with the saved values, then saves all, also those typed before hydration. */
export function restoreDraft(form: Form): void {
  for (const [name, value] of Object.entries(readDraft().fields)) {
    const field = findField(form, name);
    if (field && !field.value) field.value = value;
  }
  saveDraft(form);
}

/**
 * Saves the values of a form, and returns the draft; without a form, returns the saved one.
 *
 * @param topic what the visitor writes about; by default that of the saved draft
 */
export function saveDraft(form: Form, topic?: InquiryTopic): Draft {
  const draft = readDraft();
  if (!form) return draft;
  draft.topic = topic ?? draft.topic;
  draft.fields = {};
  for (const name of new FormData(form).keys()) {
    const field = findField(form, name);
    // Older browsers have other line breaks in `FormData`.
    if (field) draft.fields[name] = toWellFormed(field.value);
  }
  writeDraft(draft);
  return draft;
}

/** Marks the draft as on its way, until it is written without `sender`. */
export function markAsSending(): void {
  writeDraft({ ...readDraft(), sender: performance.timeOrigin });
}

/** Returns whether an earlier document of this tab was left while its message was on its way; true once. */
export function takeInterruption(): boolean {
  const { sender, ...draft } = readDraft();
  if (!sender || sender === performance.timeOrigin) return false;
  writeDraft(draft);
  return true;
}

/** Deletes the draft, and empties the form if it is on the page. */
export function clearDraft(form: Form): void {
  form?.reset();
  writeDraft({ fields: {}, suggestions: {} });
}

/** Returns the values that the visitor has written: those that are neither empty nor suggested. */
export function writtenFields({ fields, suggestions }: Draft): FormFields {
  const written = Object.entries(fields).filter(
    ([name, value]) => value !== "" && value !== suggestions[name],
  );
  return Object.fromEntries(written);
}

/** Returns a visible text field of the form by its name. */
export function findField(form: Form, name: string) {
  const field = form?.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && !field.hidden && field.type !== "hidden" ? field : undefined;
}

function readTexts(texts: FormFields = {}) {
  const entries = Object.entries(texts).map(([name, text]) => [name, toWellFormed(`${text}`)]);
  return Object.fromEntries(entries) as FormFields;
}

/** Replaces each half of a surrogate pair, which cannot be encoded in a URL. */
function toWellFormed(text: string) {
  return text.replace(/[\ud800-\udfff]/gu, "\ufffd");
}
