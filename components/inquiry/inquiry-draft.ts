import { readSession, writeSession } from "@/lib/browser";
import { type InquiryTopic, findInquiryTopic } from "@/lib/facts/inquiry";

/** The values of the contact form, by field name. */
export type FormFields = Record<string, string>;

/** What the visitor has written into the form. It is stored for this tab only, and deleted when the message has been sent. */
export type Draft = {
  fields: FormFields;
  /** The last values that the form has suggested. */
  suggestions: FormFields;
  /** What the text is about; null if that is open, undefined until it is known. */
  topic?: InquiryTopic | null;
  /** The `documentId` of the document that waits for the answer to the message. */
  sender?: number;
};

/** Tells the documents of a tab apart, also in Safari before 15, which has no `performance.timeOrigin`. */
export const documentId = Date.now();

/** The `sessionStorage` key of the draft. */
const storageKey = "message";

export function readDraft(): Draft {
  try {
    return toDraft(JSON.parse(readSession(storageKey) ?? "{}") as Partial<Draft>);
  } catch {
    // Not written by this site, which may share its origin with others.
    return toDraft({});
  }
}

/** Saves a change of the draft, and returns the whole draft. */
export function updateDraft(change: Partial<Draft>): Draft {
  const draft = toDraft({ ...readDraft(), ...change });
  const isEmpty = !draft.topic && Object.values(draft.fields).every((value) => value === "");
  writeSession(storageKey, isEmpty ? null : JSON.stringify(draft));
  return draft;
}

export function deleteDraft(): void {
  writeSession(storageKey, null);
}

/** Returns whether an earlier document of this tab was left while its message was on its way; true once. */
export function takeInterruption(): boolean {
  const { sender } = readDraft();
  if (!sender || sender === documentId) return false;
  updateDraft({ sender: undefined });
  return true;
}

/** Returns what the subject or the message that the visitor has written is about; undefined without a text. */
export function textTopic(draft: Draft): Draft["topic"] {
  const { subject, message } = writtenFields(draft);
  return subject || message ? draft.topic : undefined;
}

/** Returns the values that the visitor has written: those that are neither empty nor suggested. */
export function writtenFields({ fields, suggestions }: Draft): FormFields {
  const written = Object.entries(fields).filter(
    ([name, value]) => value !== "" && value !== suggestions[name],
  );
  return Object.fromEntries(written);
}

function toDraft({ fields, suggestions, topic, ...draft }: Partial<Draft>): Draft {
  return {
    ...draft,
    fields: toTexts(fields),
    suggestions: toTexts(suggestions),
    // A later build may have removed the service or the pigment.
    topic: topic === null ? null : findInquiryTopic(topic),
  };
}

/** Replaces each half of a surrogate pair, which cannot be encoded in a URL. */
function toTexts(values: FormFields = {}): FormFields {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, `${value}`.replace(/[\ud800-\udfff]/gu, "\ufffd")]),
  );
}
