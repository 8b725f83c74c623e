import { ContactLines } from "@/components/contact/contact-lines";
import { LocalMessage } from "@/components/text/message";
import { Section } from "@/components/ui/section";
import type { PrivacyNotice } from "@/lib/content/schema";

/** The sections of the privacy notice, and whom to contact. */
export function PrivacyDetails({ sections }: Pick<PrivacyNotice, "sections">) {
  return (
    <Section className="grid gap-8">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading.en} className="grid gap-3">
          <h2 className="text-subheading">
            <LocalMessage text={heading} />
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.en} className="max-w-text">
              <LocalMessage text={paragraph} />
            </p>
          ))}
        </section>
      ))}
      <ContactLines first="phone" />
    </Section>
  );
}
