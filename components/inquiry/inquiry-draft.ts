import { readSession, writeSession } from "@/lib/browser";
import type { InquiryTopic } from "@/lib/facts/inquiry";

/** The values of the contact form, by field name. */
export type FormFields = Record<string, string>;

type Draft = {
  /** What the visitor has typed. */
  fields: FormFields;
  /** The last suggested values, and the topic of their inquiry. */
  suggestions?: FormFields;
  topic?: InquiryTopic;
};

type Form = HTMLFormElement | null;

/** The `sessionStorage` key of the draft, which is in this tab only, until its message is sent. */
const storageKey = "message";

function readDraft(): Draft {
  try {
    const draft = JSON.parse(readSession(storageKey) ?? "{}");
    return { ...draft, fields: { ...draft.fields } };
  } catch {
    // Not written by this site, which may share its origin with others.
    return { fields: {} };
  }
}

function writeDraft(draft: Draft) {
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

/** Saves the values of a form and returns them; without a form, returns the saved ones. */
export function saveDraft(form: Form): FormFields {
  const draft = readDraft();
  if (!form) return draft.fields;
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  draft.fields = Object.fromEntries(fields.filter(([name]) => findField(form, name)));
  writeDraft(draft);
  return draft.fields;
}

/** Deletes the draft, and empties the form if it is on the page. */
export function clearDraft(form: Form): void {
  form?.reset();
  writeDraft({ fields: {} });
}

/**
 * Sets fields to suggestions for an inquiry, except those that the visitor has changed. A field that the visitor has
 * cleared stays empty until there is an inquiry about another topic.
 */
export function suggestFields(form: Form, topic: InquiryTopic, suggestions: FormFields): void {
  const draft = readDraft();
  const isNewTopic = topic !== draft.topic;
  for (const [name, value] of Object.entries(suggestions)) {
    const field = findField(form, name);
    const isUnchanged = field?.value === (draft.suggestions?.[name] ?? "");
    if (!field || !(isUnchanged || (isNewTopic && field.value === ""))) continue;
    field.value = value;
    draft.fields[name] = value;
    draft.suggestions = { ...draft.suggestions, [name]: value };
    draft.topic = topic;
  }
  writeDraft(draft);
}

/** Returns a visible text field of the form by its name. */
function findField(form: Form, name: string) {
  const field = form?.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && !field.hidden && field.type !== "hidden" ? field : undefined;
}
