import { Section } from "@/components/ui/section";
import type { PrivacyNotice } from "@/lib/content/schema";
import { addressValues, legalName } from "@/lib/facts/contacts";
import { type Language, languageCodes, languages } from "@/lib/i18n/languages";
import { getTranslator } from "@/lib/i18n/server";

/**
 * The privacy notice in all languages, whichever the visitor has chosen: section 7(3) of the Personal Data Protection Act 2010
 * requires it in Malay and English.
 */
export function PrivacyDetails({ notice }: { notice: PrivacyNotice }) {
  return (
    <Section className="grid gap-16">
      {languageCodes.map((language) => (
        <NoticeText key={language} language={language} notice={notice} />
      ))}
    </Section>
  );
}

/** The notice in one language. */
async function NoticeText({ language, notice }: { language: Language; notice: PrivacyNotice }) {
  const t = await getTranslator(language);
  const fillIn = (text: string) =>
    renderFacts(text, { "{company}": legalName(), "{address}": t("addressText", addressValues()) });
  return (
    <div lang={language} dir={languages[language].dir} className="grid max-w-text gap-8">
      <div className="grid gap-3">
        <h2 className="text-heading">{t("privacyNotice")}</h2>
        <p>{t("privacyMetaDescription")}</p>
      </div>
      {notice.sections.map(({ heading, paragraphs }) => (
        <div key={heading.en} className="grid gap-3">
          <h3 className="text-subheading">{fillIn(heading[language])}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.en}>{fillIn(paragraph[language])}</p>
          ))}
        </div>
      ))}
      <p>{fillIn(notice.revision[language])}</p>
    </div>
  );
}

/** Renders a text with the facts, which browsers must not translate, in place of their placeholders. */
function renderFacts(text: string, facts: Record<string, string>) {
  return text.split(/(\{\w+\})/).map((part, index) =>
    facts[part] ? (
      // eslint-disable-next-line react/no-array-index-key -- The parts never change.
      <span key={index} translate="no">
        {facts[part]}
      </span>
    ) : (
      part
    ),
  );
}
