import { type RefObject, useEffect, useSyncExternalStore } from "react";
import {
  type InquiryTopic,
  formSectionId,
  inquiryOutline,
  inquirySubject,
  readInquiryTopic,
} from "@/lib/facts/inquiry";
import { useLanguage } from "@/lib/i18n/language-provider";
import { suggestFields } from "./inquiry-draft";

/**
 * Returns the topic that the URL names; undefined during hydration, or if there is none. Suggests its subject and an outline
 * of the message in the active language, and moves focus to the form if a link led to it.
 */
export function useInquiryTopic(form: RefObject<HTMLFormElement | null>): InquiryTopic | undefined {
  const { t } = useLanguage();
  const topic = useSyncExternalStore(subscribeToUrl, readTopic, () => undefined);

  useEffect(() => {
    if (!topic) return;
    const subject = inquirySubject(topic, t);
    suggestFields(form.current, topic, { subject, message: inquiryOutline(topic, t) });
  }, [form, topic, t]);

  // The router scrolls to the fragment, but leaves focus at the start of the page.
  useEffect(() => {
    if (location.hash !== `#${formSectionId}`) return;
    document.getElementById(formSectionId)?.focus({ preventScroll: true });
  }, [topic]);

  return topic;
}

/** A link on the page of the form can lead to another topic. Browsers without the Navigation API keep the first one. */
function subscribeToUrl(onChange: () => void) {
  const { navigation } = window as Partial<Window>;
  navigation?.addEventListener("currententrychange", onChange);
  return () => navigation?.removeEventListener("currententrychange", onChange);
}

function readTopic() {
  return readInquiryTopic(location.search);
}
