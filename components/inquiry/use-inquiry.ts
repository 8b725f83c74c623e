import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "@/lib/browser";
import { fields as formFields } from "@/lib/content/form-fields";
import { type InquiryTopic, inquiryOutline, inquirySubject } from "@/lib/facts/inquiry";
import { useLanguage } from "@/lib/i18n/language-provider";
import { type Draft, type FormFields, readDraft, textTopic, updateDraft } from "./inquiry-draft";

/** What the visitor sends: what he has written, and about what. */
export type Inquiry = { fields: FormFields; topic?: InquiryTopic };

type Form = HTMLFormElement | null;

const fieldNames = [...formFields.map(({ id }) => id), "message"];

/**
 * Owns what the visitor writes into a form. Restores the draft, and suggests the subject and an outline of the message for
 * the topic, in the active language: a field that is empty, or still has the last suggestion, gets the new one, and any other
 * text stays as it is.
 *
 * @param topic what the inquiry is about; null if that is open, undefined until the URL has been read
 * @returns the inquiry; whether its text was written about another topic; and the functions `read` and `save`
 */
export function useInquiry(form: RefObject<Form>, topic: InquiryTopic | null | undefined) {
  const { t } = useLanguage();
  const [draft, setDraft] = useState<Draft>({ fields: {}, suggestions: {} });

  // What was typed before hydration replaces what was saved.
  useLayoutEffect(() => {
    const saved = readDraft().fields;
    fillFields(form.current, saved, (field) => !valueOf(field));
    saveFields(form.current);
  }, [form]);

  useEffect(() => {
    if (topic === undefined) return;
    const draft = readDraft();
    const suggestions: FormFields = topic
      ? { subject: inquirySubject(topic, t), message: inquiryOutline(topic, t) }
      : { subject: "", message: "" };
    fillFields(
      form.current,
      suggestions,
      ({ name, value }) => !value || value === draft.suggestions[name],
    );
    const textIsAbout = textTopic(draft);
    saveFields(form.current, {
      suggestions,
      topic: textIsAbout === undefined ? topic : textIsAbout,
    });
    return afterPaint(() => setDraft(readDraft()));
  }, [form, topic, t]);

  // A toast may read the inquiry after its topic has changed.
  const topicNow = useRef(topic);
  useEffect(() => void (topicNow.current = topic), [topic]);

  /** Saves the fields, and returns the inquiry at that moment. */
  function read(): Inquiry {
    const draft = saveFields(form.current);
    setDraft(draft);
    return { fields: draft.fields, topic: topicNow.current ?? undefined };
  }

  /** Saves the fields after the visitor has changed one: the text is now about this topic. */
  function save() {
    setDraft(saveFields(form.current, topic === undefined ? {} : { topic }));
  }

  const inquiry: Inquiry = { fields: draft.fields, topic: topic ?? undefined };
  const isKept = Boolean(topic) && draft.topic !== undefined && draft.topic !== topic;
  return { inquiry, isKept, read, save };
}

/** Saves the values of a form and a change of the draft, and returns the draft; without a form, returns the saved one. */
export function saveFields(form: Form, change: Partial<Draft> = {}): Draft {
  if (!form) return readDraft();
  const values = findFields(form).map((field) => [field.name, valueOf(field)]);
  return updateDraft({ ...change, fields: Object.fromEntries(values) as FormFields });
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isCheckbox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox";
}

/** Returns the value of a field; that of a checkbox is empty if it is not checked. */
function valueOf(field: Field) {
  return isCheckbox(field) && !field.checked ? "" : field.value;
}

/** Sets the fields that have a value in `values`, and for which `isOpen` returns true. */
function fillFields(form: Form, values: FormFields, isOpen: (field: Field) => boolean) {
  for (const field of findFields(form)) {
    const value = values[field.name];
    if (value === undefined || !isOpen(field)) continue;
    if (isCheckbox(field)) field.checked = value !== "";
    else field.value = value;
  }
}

/** Returns the fields that the visitor fills in. */
function findFields(form: Form): Field[] {
  return fieldNames.flatMap((name) => (form?.elements.namedItem(name) as Field | null) ?? []);
}
