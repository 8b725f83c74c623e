import { getTranslations } from "next-intl/server";
import { company } from "../company";
import { addressValues, isConfirmed, statistics } from "../derived-facts";
import { formatDays, formatHours, formatSpecialDates } from "../i18n/format-hours";
import { defaultLanguage } from "../i18n/languages";
import { groupHours, specialHours } from "../opening-hours";
import { routes } from "../routes";
import { services } from "../services";
import { absoluteUrl } from "../urls";

/**
 * Returns a summary of the site for language models, in Markdown as https://llmstxt.org describes; omits unconfirmed
 * facts except the name, and unconfirmed claims.
 */
export async function siteSummary(): Promise<string> {
  const t = await getTranslations();

  const pages = Object.values(routes).map(
    (route) => `[${t(route.label)}](${absoluteUrl(route.path)}): ${t(route.description)}`,
  );
  const offers = services.map(({ title, description, features }) => {
    const offered = features.filter(isConfirmed).map((feature) => t(feature));
    const details = [
      ...(isConfirmed(description) ? [t(description)] : []),
      ...(offered.length > 0 ? [`${offered.join(", ")}.`] : []),
    ];
    return details.length > 0 ? `${t(title)}: ${details.join(" ")}` : t(title);
  });
  const figures = statistics.flatMap(({ name, label }) =>
    company.statistics && isConfirmed(label) ? `${company.statistics[name]} ${t(label)}` : [],
  );
  const contact = [
    `${t("address")}: ${t("addressText", addressValues)}`,
    isConfirmed("phone") && `${t("phone")}: ${company.phone}`,
    isConfirmed("email") && `${t("email")}: ${company.email}`,
    `${t("businessHours")}, ${t("malaysiaTime")}:`,
    ...groupHours().map((row) => `${formatDays(t, row)}: ${formatHours(t, row.hours)}`),
    ...specialHours.map(
      (special) =>
        `${formatSpecialDates(t, defaultLanguage, special)}: ${formatHours(t, special.hours)}`,
    ),
  ].filter((line) => line !== false);

  return `# ${company.name}

> ${t("footerDescription")}

${t.markup("aboutDescription", { company: company.name, name: (chunks) => chunks })} ${t("languagesNote")}

${figures.length > 0 ? `${t("companyInFigures")}: ${figures.join(", ")}.\n\n` : ""}${t("servicesList")}:

${list(offers)}

${t("contactUs")}:

${list(contact)}

## ${t("pages")}

${list(pages)}
`;
}

function list(lines: string[]) {
  return lines.map((line) => `- ${line}`).join("\n");
}
