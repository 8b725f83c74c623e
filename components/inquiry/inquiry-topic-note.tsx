import { type InquiryTopic, describeInquiry, inquiryPigment } from "@/lib/facts/inquiry";
import { useLanguage } from "@/lib/i18n/language-provider";

/** Says what the inquiry is about, in the colour of its service or pigment. */
export function InquiryTopicNote({ topic }: { topic: InquiryTopic }) {
  const { t } = useLanguage();
  const { kind, name } = describeInquiry(topic, t);
  return (
    <p
      className={`inquiry-topic flex gap-4 border border-line text-ink pigment-${inquiryPigment(topic)}`}
    >
      <span className="w-12 shrink-0 pigment-surface" />
      <span className="grid py-3 pr-4">
        <span className={name ? "text-small" : "font-semibold"}>{kind}</span>{" "}
        {name ? <b className="text-subheading">{name}</b> : null}
      </span>
    </p>
  );
}
