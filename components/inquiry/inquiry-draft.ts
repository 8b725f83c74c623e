import { readSession, writeSession } from "@/lib/browser";
import {
  type InquiryTopic,
  describeInquiry,
  fillOutline,
  inquiryOutline,
  inquirySubject,
  isPigment,
  productLine,
} from "@/lib/facts/inquiry";
import type { Translate } from "@/lib/i18n/languages";

/** The values of the contact form, by field name. */
export type FormFields = Record<string, string>;

type Draft = {
  /** What the visitor has typed. */
  fields: FormFields;
  /** The last suggested values, with a placeholder for the product, and the topic of the inquiry. */
  suggestions: FormFields;
  topic?: InquiryTopic;
};

type Form = HTMLFormElement | null;

/** The `sessionStorage` key of the draft, which is in this tab only, until its message is sent. */
const storageKey = "message";

function readDraft(): Draft {
  try {
    const draft = JSON.parse(readSession(storageKey) ?? "{}");
    return { ...draft, fields: { ...draft.fields }, suggestions: { ...draft.suggestions } };
  } catch {
    // Not written by this site, which may share its origin with others.
    return { fields: {}, suggestions: {} };
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
  draft.fields = {};
  for (const name of new FormData(form).keys()) {
    const field = findField(form, name);
    // Older browsers have other line breaks in `FormData`.
    if (field) draft.fields[name] = field.value;
  }
  writeDraft(draft);
  return draft.fields;
}

/** Returns what the visitor has typed, and the topic, as a text to compare. Suggestions follow the language and are left out. */
export function describeInput(): string {
  const { fields, suggestions, topic } = readDraft();
  const typed = Object.entries(fields).filter(
    ([name, value]) => value !== fillOutline(suggestions[name] ?? "", topic),
  );
  return JSON.stringify([topic, typed]);
}

/** Deletes the draft, and empties the form if it is on the page. */
export function clearDraft(form: Form): void {
  form?.reset();
  writeDraft({ fields: {}, suggestions: {} });
}

/**
 * Suggests the subject of an inquiry and an outline of its message, in the language of `t`. What the visitor has typed
 * stays, but the line of the product follows the topic in an edited message too. A field that the visitor has cleared
 * stays empty until there is an inquiry about another topic.
 *
 * @returns the topic of the inquiry: the new one, unless the visitor has written about the old one.
 */
export function suggestFields(form: Form, newTopic: InquiryTopic, t: Translate): InquiryTopic {
  saveDraft(form);
  const draft = readDraft();
  const { fields, suggestions, topic: oldTopic } = draft;
  const topic = oldTopic && isTopicKept(draft, newTopic, t) ? oldTopic : newTopic;
  const oldLine = productLine(suggestions.message, oldTopic);
  // In the language of the edited message.
  const newLine = productLine(suggestions.message, topic);
  const newSuggestions = { subject: inquirySubject(topic, t), message: inquiryOutline(t) };
  for (const [name, suggestion] of Object.entries(newSuggestions)) {
    const field = findField(form, name);
    if (!field) continue;
    const isUnchanged = field.value === fillOutline(suggestions[name] ?? "", oldTopic);
    if (isUnchanged || (field.value === "" && topic !== oldTopic)) {
      field.value = fillOutline(suggestion, topic);
      suggestions[name] = suggestion;
    } else {
      const lines = field.value.split("\n");
      field.value = lines.map((line) => (line === oldLine ? newLine : line)).join("\n");
    }
    fields[name] = field.value;
  }
  writeDraft({ fields, suggestions, topic });
  return topic;
}

/**
 * Returns whether the visitor has written about the topic of the draft: has rewritten the line of the product, or named
 * the topic in a subject. An inquiry about another product would contradict that.
 */
function isTopicKept({ fields, suggestions, topic }: Draft, newTopic: InquiryTopic, t: Translate) {
  if (!topic || !isPigment(newTopic)) return false;
  const { subject = "", message = "" } = fields;
  const line = productLine(suggestions.message, topic);
  const { name } = describeInquiry(topic, t);
  return (
    (line && message && !message.split("\n").includes(line)) ||
    (name && subject !== suggestions.subject && subject.includes(name))
  );
}

/** Returns a visible text field of the form by its name. */
function findField(form: Form, name: string) {
  const field = form?.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && !field.hidden && field.type !== "hidden" ? field : undefined;
}
