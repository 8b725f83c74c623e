import { getTranslations } from "next-intl/server";
import { company } from "../content/company";
import { services } from "../content/services";
import { addressValues, isConfirmed, statistics } from "../facts/derived-facts";
import { formatDays, formatHours, formatSpecialDates } from "../facts/format-hours";
import { groupHours, specialHours } from "../facts/opening-hours";
import { otherRoutes, publishedRoutes } from "../find-route";
import { defaultLanguage } from "../i18n/languages";
import { absoluteUrl } from "../urls";

/**
 * Returns a summary of the site for language models, in Markdown as https://llmstxt.org describes; omits unconfirmed
 * facts except the name.
 */
export async function siteSummary(): Promise<string> {
  const t = await getTranslations();

  const listed = publishedRoutes.filter((route) => !otherRoutes.includes(route));
  const pages = listed.map(
    (route) => `[${t(route.label)}](${absoluteUrl(route.path)}): ${t(route.description)}`,
  );
  const offers = services.map(({ title, description, features }) => {
    const offered = features.map((feature) => t(feature)).join(", ");
    return `${t(title)}: ${t(description)} ${offered}.`;
  });
  const figures = statistics.flatMap(({ name, label }) =>
    company.statistics ? `${company.statistics[name]} ${t(label)}` : [],
  );
  const contact = [
    `${t("address")}: ${t("addressText", addressValues())}`,
    isConfirmed("phone") && `${t("phone")}: ${company.phone}`,
    company.whatsapp && isConfirmed("whatsapp") && `WhatsApp: ${company.whatsapp}`,
    isConfirmed("email") && `${t("email")}: ${company.email}`,
    `${t("businessHours")}, ${t("malaysiaTime")}:`,
    ...groupHours().map((row) => `${formatDays(t, row)}: ${formatHours(t, row.hours)}`),
    ...specialHours.map(
      (special) =>
        `${formatSpecialDates(t, defaultLanguage, special)}: ${formatHours(t, special.hours)}`,
    ),
  ];
  const about = { company: company.name, name: (chunks: string) => chunks };

  const blocks = [
    `# ${company.name}`,
    `> ${t("footerDescription")}`,
    `${t.markup("aboutDescription", about)} ${t("languagesNote")}`,
    figures.length > 0 && `${t("companyInFigures")}: ${figures.join(", ")}.`,
    `${t("servicesList")}:`,
    list(offers),
    `${t("contactUs")}:`,
    list(contact),
    `## ${t("pages")}`,
    list(pages),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`.replaceAll("\u00a0", " ");
}

/** Formats a list without what is not shown. */
function list(lines: (string | false | undefined)[]) {
  return lines.flatMap((line) => (line ? `- ${line}` : [])).join("\n");
}
