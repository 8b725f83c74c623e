import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "@/lib/browser";
import { inquiryOutline, inquirySubject } from "@/lib/facts/inquiry";
import { useLanguage } from "@/lib/i18n/language-provider";
import {
  type Draft,
  type FormFields,
  type Inquiry,
  findField,
  restoreDraft,
  saveDraft,
  writeDraft,
  writtenFields,
} from "./inquiry-draft";
import { useInquiryTopic } from "./inquiry-topic";

/**
 * Owns what the visitor writes into a form. Restores the draft, and suggests the subject and an outline of the message for
 * the topic, in the active language: a field that is empty, or still has the last suggestion, gets the new one, and any other
 * text stays as it is.
 *
 * @returns the inquiry; whether its text was written about another topic; and the functions `read` and `save`
 */
export function useInquiry(form: RefObject<HTMLFormElement | null>) {
  const { t } = useLanguage();
  const { topic: currentTopic, setTopic } = useInquiryTopic();
  const [draft, setDraft] = useState<Draft>({ fields: {}, suggestions: {} });
  const topic = currentTopic ?? undefined;

  useLayoutEffect(() => restoreDraft(form.current), [form]);

  useEffect(() => {
    // The URL has not been read yet.
    if (currentTopic === undefined) return;
    const { topic: oldTopic, ...texts } = saveDraft(form.current);
    const { subject, message } = writtenFields(texts);
    const isWritten = Boolean(subject ?? message);
    // A text keeps its topic when the visitor returns to the form by a link without one.
    if (!topic && oldTopic && isWritten) return setTopic(oldTopic);

    const suggestions: FormFields = topic
      ? { subject: inquirySubject(topic, t), message: inquiryOutline(topic, t) }
      : { subject: "", message: "" };
    for (const [name, suggestion] of Object.entries(suggestions)) {
      const field = findField(form.current, name);
      const isUnwritten = !field?.value || field.value === texts.suggestions[name];
      if (field && isUnwritten) field.value = suggestion;
    }
    writeDraft({ ...texts, suggestions, topic: isWritten ? (oldTopic ?? topic) : topic });
    saveDraft(form.current);
    return afterPaint(() => setDraft(saveDraft(form.current)));
  }, [form, currentTopic, topic, setTopic, t]);

  const topicNow = useRef(topic);
  useEffect(() => void (topicNow.current = topic), [topic]);

  /** Saves the fields, and returns the inquiry at that moment. */
  function read(): Inquiry {
    const draft = saveDraft(form.current);
    setDraft(draft);
    return { fields: draft.fields, topic: topicNow.current };
  }

  /** Saves the fields after the visitor has changed one: the text is now about this topic. */
  function save() {
    setDraft(saveDraft(form.current, topic));
  }

  const isKept = Boolean(topic && draft.topic && draft.topic !== topic);
  return { inquiry: { fields: draft.fields, topic }, isKept, read, save };
}
