import { getTranslations } from "next-intl/server";
import { company } from "@/lib/company";
import { languageCodes } from "@/lib/i18n/languages";
import { isConfirmed } from "@/lib/missing-facts";
import {
  openingHoursSpecification,
  specialOpeningHoursSpecification,
} from "@/lib/opening-hours-data";
import { hrefOf, routes, type Route } from "@/lib/routes";
import { services } from "@/lib/services";
import { absoluteUrl } from "@/lib/urls";
import { JsonLd } from "./json-ld";

const home = absoluteUrl(hrefOf(routes.home));
/** The identifier of the company, shared by the data of the home page and the services page. */
const businessId = `${home}#business`;

/** The website and the company. Omits unconfirmed facts, except the name. */
export async function BusinessJsonLd() {
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
            inLanguage: languageCodes,
            publisher: { "@id": businessId },
          },
          {
            "@type": "LocalBusiness",
            "@id": businessId,
            url: home,
            name: company.name,
            legalName: company.legalName,
            description: t("footerDescription"),
            logo: absoluteUrl("/icons/any-512.png"),
            address: {
              "@type": "PostalAddress",
              streetAddress: address.street,
              addressLocality: address.locality,
              addressRegion: address.region,
              postalCode: address.postalCode,
              addressCountry: company.countryCode,
            },
            openingHoursSpecification,
            ...(specialOpeningHoursSpecification.length > 0 && {
              specialOpeningHoursSpecification,
            }),
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
 * The services and their features. The company is an `Organization` here, because a `LocalBusiness` would have to
 * repeat its address.
 */
export async function ServicesJsonLd() {
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

/** The breadcrumb of an inner page. */
export async function BreadcrumbJsonLd({ route }: { route: Route }) {
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
