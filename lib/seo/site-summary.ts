import { getTranslations } from "next-intl/server";
import { company, whatsapp } from "../content/company";
import { otherRoutes, routes } from "../content/routes";
import { services } from "../content/services";
import { addressValues, confirmedText, isConfirmed, statistics } from "../facts/derived-facts";
import { formatDays, formatHours, formatSpecialDates } from "../facts/format-hours";
import { groupHours, specialHours } from "../facts/opening-hours";
import { defaultLanguage } from "../i18n/languages";
import { absoluteUrl } from "../urls";

/**
 * Returns a summary of the site for language models, in Markdown as https://llmstxt.org describes; omits unconfirmed
 * facts except the name, and unconfirmed claims.
 */
export async function siteSummary(): Promise<string> {
  const t = await getTranslations();

  const listed = Object.values(routes).filter((route) => !otherRoutes.includes(route));
  const pages = listed.map((route) =>
    [`[${t(route.label)}](${absoluteUrl(route.path)})`, confirmedText(t, route.description)]
      .filter(Boolean)
      .join(": "),
  );
  const offers = services.map(({ title, description, features }) => {
    const offered = features.filter(isConfirmed).map((feature) => t(feature));
    const details = [
      confirmedText(t, description),
      offered.length > 0 && `${offered.join(", ")}.`,
    ].filter(Boolean);
    return details.length > 0 ? `${t(title)}: ${details.join(" ")}` : t(title);
  });
  const figures = statistics.flatMap(({ name, label }) =>
    company.statistics && isConfirmed(label) ? `${company.statistics[name]} ${t(label)}` : [],
  );
  const contact = [
    `${t("address")}: ${t("addressText", addressValues())}`,
    isConfirmed("phone") && `${t("phone")}: ${company.phone}`,
    whatsapp && isConfirmed("whatsapp") && `WhatsApp: ${whatsapp}`,
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
    isConfirmed("footerDescription") && `> ${t("footerDescription")}`,
    [isConfirmed("aboutDescription") && t.markup("aboutDescription", about), t("languagesNote")],
    figures.length > 0 && `${t("companyInFigures")}: ${figures.join(", ")}.`,
    `${t("servicesList")}:`,
    list(offers),
    `${t("contactUs")}:`,
    list(contact),
    `## ${t("pages")}`,
    list(pages),
  ];
  return `${blocks.flatMap((block) => [block].flat().filter(Boolean).join(" ") || []).join("\n\n")}\n`;
}

/** Formats a list without what is not shown. */
function list(lines: (string | false | undefined)[]) {
  return lines.flatMap((line) => (line ? `- ${line}` : [])).join("\n");
}
