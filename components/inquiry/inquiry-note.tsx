"use client";

import { CardTints } from "@/components/deck/card";
import { Message } from "@/components/text/message";
import { Parts } from "@/components/text/parts";
import { type InquiryTopic, describeInquiry, inquiryPigment } from "@/lib/facts/inquiry";
import { useLanguage } from "@/lib/i18n/language-provider";
import { useInquiryTopic } from "./inquiry-topic";

type InquiryNoteProps = {
  topic: InquiryTopic;
  /** Whether the text in the form was written about another topic. */
  isKept: boolean;
};

/** Says what the inquiry is about, on the card of its service or pigment. */
export function InquiryNote({ topic, isKept }: InquiryNoteProps) {
  const { t } = useLanguage();
  const { kind, name, identity } = describeInquiry(topic, t);
  return (
    <>
      <div className={`inquiry-topic card pigment-${inquiryPigment(topic)}`}>
        <p className="card-head px-4 py-3 text-lead pigment-surface">
          <span className={name ? undefined : "font-semibold"}>{`${kind} `}</span>
          {name ? <b>{`${name} `}</b> : null}
          {identity ? (
            <span translate="no" className="block text-small">
              <Parts parts={identity} />
            </span>
          ) : null}
        </p>
        <CardTints />
      </div>
      {isKept ? (
        <p className="font-semibold text-ink">
          <Message id="textKept" />
        </p>
      ) : null}
    </>
  );
}

/** Says what the abbreviations in the outline of an inquiry mean, if there is a topic. */
export function DocumentTerms() {
  if (!useInquiryTopic().topic) return null;
  return (
    <p className="text-small sm:[&_.block]:inline-block">
      <Message id="documentTerms" />
    </p>
  );
}
