import { ContactLines } from "@/components/contact/contact-lines";
import { Section } from "@/components/ui/section";
import type { PrivacyNotice } from "@/lib/content/types";
import { addressValues, rightsHolder } from "@/lib/facts/derived-facts";
import { LocalMessage } from "@/lib/i18n/message";
import { messageInAllLanguages, optionalText } from "@/lib/i18n/optional-text";

/** The parts of the privacy notice. */
export function PrivacyDetails({ contact, recipients, retention }: PrivacyNotice) {
  const address = messageInAllLanguages("addressText", addressValues());
  const responsible = { company: rightsHolder(), address, contact };
  const parts = [
    ["privacyResponsible", optionalText("privacyResponsibleText", responsible)],
    ["privacyPurpose", optionalText("privacyPurposeText")],
    ["privacyRecipients", recipients],
    ["privacyRetention", retention],
    ["privacyRights", optionalText("privacyRightsText")],
  ] as const;
  return (
    <Section className="grid gap-10">
      {parts.map(([heading, text]) => (
        <section key={heading} className="grid gap-3">
          <h2 className="text-subheading">
            <LocalMessage text={optionalText(heading)} />
          </h2>
          <p className="max-w-prose">
            <LocalMessage text={text} />
          </p>
        </section>
      ))}
      <ContactLines first="phone" />
    </Section>
  );
}
