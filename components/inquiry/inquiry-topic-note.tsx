"use client";

import { useSearchParams } from "next/navigation";
import type { RefObject } from "react";
import { describeInquiry, inquiryPigment, readInquiryTopic } from "@/lib/facts/inquiry";
import { useLanguage } from "@/lib/i18n/language-provider";
import { MessageLines } from "@/lib/i18n/message";
import { keepTogether } from "@/lib/keep-together";
import type { FormFields } from "./inquiry-draft";
import { useInquiryTopic } from "./use-inquiry-topic";

type InquiryTopicNoteProps = {
  form: RefObject<HTMLFormElement | null>;
  /** Receives the values of the form after the suggestions of the topic. */
  onSuggest: (fields: FormFields) => void;
};

/** Says what the inquiry is about, on the card of its service or pigment, if the URL names a topic. */
export function InquiryTopicNote({ form, onSuggest }: InquiryTopicNoteProps) {
  const { t } = useLanguage();
  const topic = useInquiryTopic(form, onSuggest);
  if (!topic) return null;
  const { kind, name, colourIndexName } = describeInquiry(topic, t);
  return (
    <div className={`inquiry-topic overflow-hidden rounded pigment-${inquiryPigment(topic)}`}>
      <p className="px-4 py-3 text-lead pigment-surface">
        {name ? kind : <b>{kind}</b>} {name ? <b>{name}</b> : null}{" "}
        {colourIndexName ? (
          <span translate="no" className="block text-small">
            {keepTogether(colourIndexName)}
          </span>
        ) : null}
      </p>
      <div className="strip card-tints" />
    </div>
  );
}

/** Says what the abbreviations in the outline of an inquiry mean, if the URL names a topic. Needs a `<Suspense>` boundary. */
export function DocumentTerms() {
  const topic = readInquiryTopic(useSearchParams());
  return topic ? (
    <p className="text-small sm:*:inline-block">
      <MessageLines id="documentTerms" />
    </p>
  ) : null;
}
