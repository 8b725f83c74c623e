import { getTranslations } from "next-intl/server";
import { absoluteUrl } from "@/lib/urls";
import { company, isConfirmed } from "@/lib/company";
import { openingHours, specialHours } from "@/lib/opening-hours-data";
import { JsonLd } from "./json-ld";
import { hrefOf, routes, type Route } from "@/lib/routes";
import { services } from "@/lib/services";

const home = absoluteUrl(hrefOf(routes.home));
/** The company's identifier, by which the data of one page speaks of what another page describes. */
const businessId = `${home}#business`;

/** The website and the company behind it; states no fact that `company.ts` calls unconfirmed. */
export async function BusinessData() {
  const t = await getTranslations();
  const { address, coordinates, socialProfiles } = company;
  const profiles = socialProfiles.flatMap(({ url }) => url ?? []);

  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "WebSite",
            "@id": `${home}#website`,
            url: home,
            name: company.name,
            inLanguage: ["en", "ms"],
            publisher: { "@id": businessId },
          },
          {
            "@type": "LocalBusiness",
            "@id": businessId,
            url: home,
            name: company.name,
            description: t("footerDescription"),
            logo: absoluteUrl("/icons/any-512.png"),
            address: {
              "@type": "PostalAddress",
              addressLocality: address.locality,
              addressRegion: address.region,
              postalCode: address.postalCode,
              addressCountry: company.countryCode,
            },
            openingHoursSpecification: openingHours,
            ...(specialHours.length > 0 && { specialOpeningHoursSpecification: specialHours }),
            ...(isConfirmed("phone") && { telephone: company.phone }),
            ...(isConfirmed("email") && { email: company.email }),
            ...(isConfirmed("coordinates") && {
              geo: { "@type": "GeoCoordinates", ...coordinates },
            }),
            ...(isConfirmed("socialProfiles") && profiles.length > 0 && { sameAs: profiles }),
          },
        ],
      }}
    />
  );
}

/**
 * The services of the company, with what each includes. An organization here, because a local business
 * would have to repeat its address.
 */
export async function ServicesData() {
  const t = await getTranslations();
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "Organization",
        "@id": businessId,
        url: home,
        name: company.name,
        hasOfferCatalog: {
          "@type": "OfferCatalog",
          name: t("servicesList"),
          itemListElement: services.map(({ title, description, features }) => ({
            "@type": "Service",
            name: t(title),
            description: t(description),
            provider: { "@id": businessId },
            hasOfferCatalog: {
              "@type": "OfferCatalog",
              itemListElement: features.map((feature) => t(feature)),
            },
          })),
        },
      }}
    />
  );
}

/** The way from the home page to an inner page, as `Breadcrumb` shows it. */
export async function BreadcrumbData({ route }: { route: Route }) {
  const t = await getTranslations();
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [routes.home, route].map((step, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: t(step.label),
          item: absoluteUrl(hrefOf(step)),
        })),
      }}
    />
  );
}
