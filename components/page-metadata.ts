import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { company } from "./company";
import { documentTitle } from "./document-title";
import type { Route } from "./routes";

/** The English title of the page for unknown addresses. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: documentTitle(t("errorTitle")) };
}

/** The English title, description and addresses of a route for its exported HTML. */
export async function pageMetadata(route: Route): Promise<Metadata> {
  const t = await getTranslations();
  const title = documentTitle(t(route.title));
  const description = t(route.description);
  return {
    title,
    description,
    alternates: { canonical: route.path },
    openGraph: { title, description, url: route.path, siteName: company.name, type: "website" },
  };
}
