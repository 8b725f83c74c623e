import type { RefObject } from "react";
import { describeInquiry, inquiryPigment } from "@/lib/facts/inquiry";
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

/** Says what the inquiry is about, in the colour of its service or pigment, if the URL names a topic. */
export function InquiryTopicNote({ form, onSuggest }: InquiryTopicNoteProps) {
  const { t } = useLanguage();
  const topic = useInquiryTopic(form, onSuggest);
  if (!topic) return null;
  const { kind, name, colourIndexName } = describeInquiry(topic, t);
  return (
    <div
      className={`inquiry-topic flex rounded border border-line bg-field text-ink pigment-${inquiryPigment(topic)}`}
    >
      <span className="strip w-16 shrink-0" />
      <div className="grid gap-2 px-4 py-3">
        <p className="text-lead">
          {name ? kind : <b>{kind}</b>} {name ? <b>{name}</b> : null}{" "}
          {colourIndexName ? (
            <span translate="no" className="block text-base">
              {keepTogether(colourIndexName)}
            </span>
          ) : null}
        </p>
        <p className="text-small text-body *:inline-block">
          <MessageLines id="documentTerms" />
        </p>
      </div>
    </div>
  );
}
