import { company } from "../content/company";
import { addressValues, isConfirmed } from "../facts/contacts";
import { otherRoutes, publishedRoutes } from "../facts/routes";
import { getTranslator } from "../i18n/server";
import { absoluteUrl } from "../urls";

/**
 * Returns a summary of the site for language models, in Markdown as https://llmstxt.org describes: the company, its contacts
 * and its pages; omits unconfirmed facts except the name.
 */
export async function siteSummary(): Promise<string> {
  const t = await getTranslator();
  const contacts = [
    `${t("address")}: ${t("addressText", addressValues())}`,
    isConfirmed("phone") && `${t("phone")}: ${company.phone}`,
    company.whatsapp && isConfirmed("whatsapp") && `WhatsApp: ${company.whatsapp}`,
    isConfirmed("email") && `${t("email")}: ${company.email}`,
  ];
  const pages = publishedRoutes
    .filter((route) => !otherRoutes.includes(route))
    .map(
      ({ label, path, description }) => `[${t(label)}](${absoluteUrl(path)}): ${t(description)}`,
    );
  const blocks = [
    `# ${company.name}`,
    `> ${t("footerDescription")}`,
    list(contacts),
    `## ${t("pages")}`,
    list(pages),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** Formats a list without what is not shown. */
function list(lines: (string | false | undefined)[]) {
  return lines.flatMap((line) => (line ? `- ${line}` : [])).join("\n");
}
