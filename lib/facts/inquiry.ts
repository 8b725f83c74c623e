import { type Pigment, pigments } from "../content/pigments";
import { routes } from "../content/routes";
import { type Service, services } from "../content/services";
import type { Translate } from "../i18n/languages";
import { colourIndexName, pigmentKeys } from "./pigments";

/** What an inquiry is about: a service, by its message key, a pigment, or a quote. */
export type InquiryTopic = Service | Pigment | "quote";

/** The URL parameter of the contact page that names the topic. */
const parameter = "about";

/** Stands for the product in an outline. */
const placeholder = "{product}";

/** The id of the contact form's section. */
export const formSectionId = "form";

/** The path of the contact form. */
export const formHref = `${routes.contact.path}#${formSectionId}` as const;

/** Returns the path of the contact form for an inquiry; the form suggests its subject and an outline of the message. */
export function inquiryHref(topic: InquiryTopic) {
  return `${routes.contact.path}?${parameter}=${topic}#${formSectionId}` as const;
}

/** Returns the topic in the query of a URL; undefined if there is none, or an unknown one. */
export function readInquiryTopic(query: URLSearchParams): InquiryTopic | undefined {
  const topic = query.get(parameter);
  const topics: InquiryTopic[] = [...services.map(({ title }) => title), ...pigmentKeys, "quote"];
  return topics.find((known) => known === topic);
}

/** Returns the subject of an inquiry in the language of `t`. */
export function inquirySubject(topic: InquiryTopic, t: Translate): string {
  const { kind, name } = describeInquiry(topic, t);
  return name ? `${kind}: ${name}` : kind;
}

/** The kind of an inquiry, the name of the service or pigment that it is about, and the Colour Index name of a pigment. */
type InquiryDescription = { kind: string; name?: string; colourIndexName?: string };

/** Describes an inquiry in the language of `t`. */
export function describeInquiry(topic: InquiryTopic, t: Translate): InquiryDescription {
  if (topic === "quote") return { kind: t("quoteRequest") };
  if (!isPigment(topic)) return { kind: t("serviceInquiry"), name: t(topic) };
  const { name } = pigments[topic];
  return { kind: t("productInquiry"), name, colourIndexName: colourIndexName(topic) };
}

/** Returns the pigment whose colour an inquiry has: that of the service, or of the contact page. */
export function inquiryPigment(topic?: InquiryTopic): Pigment {
  if (topic && isPigment(topic)) return topic;
  const service = services.find(({ title }) => title === topic);
  return service?.pigment ?? routes.contact.pigment;
}

/**
 * Returns an outline of the message of an inquiry, in the language of `t`: a line for each fact that an offer needs.
 * `fillOutline` fills in the product.
 */
export function inquiryOutline(t: Translate): string {
  return t("messageOutline", { product: placeholder });
}

/** Fills the product of an inquiry into an outline. The product is known only for a pigment. */
export function fillOutline(outline: string, topic?: InquiryTopic): string {
  return outline.replace(placeholder, topic && isPigment(topic) ? productName(topic) : "");
}

/** Returns the line of an outline that names the product, filled in; undefined if there is none. */
export function productLine(outline = "", topic?: InquiryTopic): string | undefined {
  const line = outline.split("\n").find((line) => line.includes(placeholder));
  return line && fillOutline(line, topic);
}

/** Returns whether an inquiry is about a pigment. */
export function isPigment(topic: InquiryTopic): topic is Pigment {
  return topic in pigments;
}

function productName(pigment: Pigment) {
  return `${pigments[pigment].name} (${colourIndexName(pigment)})`;
}
