import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  ListItem,
  OpeningHoursSpecification,
  Organization,
  Service,
  WithContext,
} from "schema-dts";
import { company } from "../content/company";
import { routes } from "../content/routes";
import type { DayHours } from "../content/schema";
import { services } from "../content/services";
import { findRegistration, isConfirmed } from "../facts/contacts";
import { groupHours, periodsOf, specialHours } from "../facts/opening-hours";
import { type Route, routesAbove } from "../facts/routes";
import { defaultLanguage, languageCodes } from "../i18n/languages";
import { getTranslator } from "../i18n/server";
import { absoluteUrl } from "../urls";
import type { Weekday } from "../weekdays";

const home = absoluteUrl(routes.home.path);
/** The identifier of the company, shared by the data of the home page and the services page. */
const businessId = `${home}#business`;

/** Returns the website and the company as https://schema.org data. Omits unconfirmed facts, except the name. */
export async function businessData(): Promise<Graph> {
  const t = await getTranslator();
  const { address, socialProfiles } = company;
  const { latitude, longitude } = company.coordinates;
  const profiles = socialProfiles.flatMap(({ url }) => url ?? []);
  const registration = isConfirmed("registration") ? findRegistration() : undefined;

  return {
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
        legalName: registration?.name,
        identifier: registration?.number,
        description: t("footerDescription"),
        logo: absoluteUrl("/app-icons/any-512.png"),
        address: {
          "@type": "PostalAddress",
          streetAddress: address.street,
          addressLocality: address.locality,
          addressRegion: address.region,
          postalCode: address.postalCode,
          addressCountry: company.countryCode,
        },
        ...(isConfirmed("openingHours") ? hoursData() : undefined),
        telephone: isConfirmed("phone") ? company.phone : undefined,
        email: isConfirmed("email") ? company.email : undefined,
        geo: isConfirmed("coordinates")
          ? { "@type": "GeoCoordinates", latitude, longitude }
          : undefined,
        hasMap: isConfirmed("mapsUrl") ? company.mapsUrl : undefined,
        sameAs: isConfirmed("socialProfiles") ? profiles : undefined,
      },
    ],
  };
}

/**
 * Returns the services and their features. The company is an `Organization` here, because a `LocalBusiness` would have
 * to repeat its address.
 */
export async function servicesData(): Promise<WithContext<Organization>> {
  const t = await getTranslator();
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": businessId,
    url: home,
    name: company.name,
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: t("servicesList"),
      itemListElement: services.map(({ title, description, features }): Service => ({
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
  };
}

/** Returns the breadcrumb of an inner page. */
export async function breadcrumbData(route: Route): Promise<WithContext<BreadcrumbList>> {
  const t = await getTranslator();
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [...routesAbove(route), route].map((step, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name: t(step.label),
      item: absoluteUrl(step.path),
    })),
  };
}

/** Returns the hours of the weekdays, and those of single dates. */
function hoursData() {
  return {
    openingHoursSpecification: groupHours().flatMap(({ days, hours }) =>
      specifyHours(hours, { dayOfWeek: days.map(toSchemaDayOfWeek) }),
    ),
    specialOpeningHoursSpecification: specialHours.flatMap(
      ({ date, lastDate = date, name, hours }) =>
        specifyHours(hours, {
          name: name?.[defaultLanguage],
          validFrom: date,
          validThrough: lastDate,
        }),
    ),
  };
}

/**
 * Returns the data of each period of the hours, with the days when they are valid.
 *
 * For search engines, a day that opens and closes at midnight is closed:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function specifyHours(hours: DayHours, validity: object): OpeningHoursSpecification[] {
  const periods = hours === "closed" ? [{ opens: "00:00", closes: "00:00" }] : periodsOf(hours);
  return periods.map((period) => ({
    "@type": "OpeningHoursSpecification",
    ...period,
    ...validity,
  }));
}

/** schema.org capitalises the English weekday: `Monday`. */
function toSchemaDayOfWeek(day: Weekday) {
  return (day.charAt(0).toUpperCase() + day.slice(1)) as DayOfWeek;
}
