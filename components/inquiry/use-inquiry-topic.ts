import { useSearchParams } from "next/navigation";
import { type RefObject, useEffect } from "react";
import { afterPaint } from "@/lib/browser";
import {
  type InquiryTopic,
  formSectionId,
  inquiryHref,
  readInquiryTopic,
} from "@/lib/facts/inquiry";
import { useLanguage } from "@/lib/i18n/language-provider";
import { withBasePath } from "@/lib/urls";
import { type FormFields, saveDraft, suggestFields } from "./inquiry-draft";

/**
 * Returns the topic that the URL names; undefined if there is none. Suggests its subject and an outline of the message in
 * the active language, and moves focus to the form if a link led to it. Needs a `<Suspense>` boundary, because the URL is
 * not known during prerendering.
 *
 * @param onSuggest receives the values of the form, also if there is no topic
 */
export function useInquiryTopic(
  form: RefObject<HTMLFormElement | null>,
  onSuggest: (fields: FormFields) => void,
): InquiryTopic | undefined {
  const { t } = useLanguage();
  const topic = readInquiryTopic(useSearchParams());

  useEffect(() => {
    const kept = topic && suggestFields(form.current, topic, t);
    // The note and the colour of the page follow the URL.
    if (kept && kept !== topic) history.replaceState(null, "", withBasePath(inquiryHref(kept)));
    return afterPaint(() => onSuggest(saveDraft(form.current)));
  }, [form, topic, t, onSuggest]);

  // The router scrolls to the fragment, but leaves focus at the start of the page; texts in another language move the form.
  useEffect(() => {
    if (location.hash !== `#${formSectionId}`) return;
    const section = document.getElementById(formSectionId);
    section?.focus({ preventScroll: true });
    return afterPaint(() => section?.scrollIntoView());
  }, [topic]);

  return topic;
}
