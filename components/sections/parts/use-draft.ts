import { useEffect, useRef } from "react";
import type { InquiryTopic } from "@/lib/inquiry";
import type { FormFields } from "@/lib/message-email";

export type FormRef = { current: HTMLFormElement | null };

/** In memory only: personal data is not stored in the browser. */
let draft: FormFields = {};
/** The last suggested subject, and the topic of its inquiry. */
let suggestion: { topic?: InquiryTopic; subject: string } = { subject: "" };

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

/** Forgets the saved values, and empties the form if it is on the page. */
export function clearDraft(form: HTMLFormElement | null): void {
  form?.reset();
  draft = {};
  suggestion = { subject: "" };
}

/** Saves the values of a form and returns them by field name. */
export function saveDraft(form: HTMLFormElement | null): FormFields {
  if (form) draft = Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, String(v)]));
  return draft;
}

/**
 * Sets the subject to a suggestion, unless the visitor has changed it. A subject that the visitor has cleared stays empty
 * until there is an inquiry about another topic.
 */
export function suggestSubject(
  form: HTMLFormElement | null,
  topic: InquiryTopic,
  subject: string,
): void {
  const field = findField(form, "subject");
  if (!field) return;
  const isUnchanged = field.value === suggestion.subject;
  const isNewTopic = topic !== suggestion.topic;
  if (!isUnchanged && !(isNewTopic && field.value === "")) return;
  field.value = subject;
  suggestion = { topic, subject };
  saveDraft(form);
}

/** Returns a visible text field of the form by its name. */
export function findField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && !field.hidden ? field : undefined;
}
