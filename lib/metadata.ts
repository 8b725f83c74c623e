import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { absoluteUrl } from "./urls";
import { company } from "./company";
import { documentTitle } from "./document-title";
import type { Route } from "./routes";

/** The English title of the page for unknown addresses. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: documentTitle(t("errorTitle")) };
}

/** Pixels of the picture that goes with a link. */
export const previewSize = { width: 1200, height: 630 };

/** The name of a route's picture below `/previews/`, such as `home.png`. */
export function previewFile(route: Route): string {
  return `${route.path.slice(1) || "home"}.png`;
}

/** The English title, description, addresses and picture of a route for its exported HTML. */
export async function pageMetadata(route: Route): Promise<Metadata> {
  const t = await getTranslations();
  const title = documentTitle(t(route.title));
  const description = t(route.description);
  const heading = t(route.heading).replaceAll("\n", " ");
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
      locale: "en_GB",
      alternateLocale: "ms_MY",
      images: {
        url: absoluteUrl(`/previews/${previewFile(route)}`),
        alt: t("previewAlt", { company: company.name, heading }),
        ...previewSize,
      },
    },
    // No picture of its own: it would be the one of Open Graph over again, which serves here too.
    twitter: { card: "summary_large_image", images: [] },
  };
}
