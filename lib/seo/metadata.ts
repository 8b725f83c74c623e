import type { Metadata } from "next";
import { company } from "../content/company";
import type { Route } from "../facts/routes";
import { languages } from "../i18n/languages";
import { getTranslator } from "../i18n/server";
import { absoluteUrl } from "../urls";
import { documentTitle } from "./document-title";

/** The size of a preview image, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/** Returns the file name of a route's preview image below `/previews/`, such as `home.png`. */
export function previewFileName(route: Route): string {
  return `${route.path.slice(1).replaceAll("/", "-") || "home"}.png`;
}

/** Returns the title of the page for unknown addresses in English. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslator();
  return { title: documentTitle(t("notFoundTitle")) };
}

/** Returns the title, the description, the canonical URL and the link preview of a route in English. */
export async function pageMetadata(route: Route): Promise<Metadata> {
  const t = await getTranslator();
  const title = documentTitle(t(route.title));
  const description = t(route.description);
  const heading = t(route.heading).replaceAll("\n", " ");
  const [locale, ...alternateLocale] = Object.values(languages).map(({ locale }) =>
    locale.replace("-", "_"),
  );
  return {
    title,
    description,
    alternates: { canonical: route.path },
    openGraph: {
      title,
      description,
      url: route.path,
      siteName: company.name,
      type: "website",
      locale,
      alternateLocale,
      images: {
        url: absoluteUrl(`/previews/${previewFileName(route)}`),
        alt: t("previewAlt", { heading }),
        ...previewSize,
      },
    },
    // Without its own image, a Twitter card uses the Open Graph image.
    twitter: { card: "summary_large_image", images: [] },
  };
}
