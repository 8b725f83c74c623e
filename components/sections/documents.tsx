import { LocalMessage, Message } from "@/components/text/message";
import { Section } from "@/components/ui/section";
import { documents } from "@/lib/content/documents";
import { describeDocument, documentLabel, documentPath } from "@/lib/facts/documents";

/** The documents of the company; nothing without any. */
export function Documents() {
  if (documents.length === 0) return null;
  return (
    <Section labelledBy="documents-title" isPrinted={false} className="grid gap-6">
      <h2 id="documents-title" className="text-heading">
        <Message id="documents" />
      </h2>
      <ul className="grid gap-3">
        {documents.map((document) => (
          <li key={document.file}>
            <a
              href={documentPath(document)}
              hrefLang={document.language}
              className="text-link font-semibold"
            >
              <LocalMessage text={documentLabel(document)} />
            </a>{" "}
            <span translate="no" className="block text-small">
              <LocalMessage text={describeDocument(document)} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
