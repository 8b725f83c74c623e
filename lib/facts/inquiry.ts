import { type Pigment, pigments } from "../content/pigments";
import { routes } from "../content/routes";
import { type Service, services } from "../content/services";
import type { Translate } from "../i18n/translator";

/** All pigments, in the order of the fan deck. */
export const pigmentKeys = Object.keys(pigments) as Pigment[];

/** What an inquiry is about: a service, by its message key, a pigment, or a quote. */
export type InquiryTopic = Service | Pigment | "quote";

/** The URL parameter of the contact page that names the topic. */
const parameter = "about";

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
  return findInquiryTopic(query.get(parameter));
}

/** Returns a value that is a topic; undefined otherwise. */
export function findInquiryTopic(value: unknown): InquiryTopic | undefined {
  const topics: InquiryTopic[] = [...services.map(({ title }) => title), ...pigmentKeys, "quote"];
  return topics.find((topic) => topic === value);
}

/** Returns the subject of an inquiry in the language of `t`. */
export function inquirySubject(topic: InquiryTopic, t: Translate): string {
  const { kind, name } = describeInquiry(topic, t);
  return name ? `${kind}: ${name}` : kind;
}

/** The kind of an inquiry, the name of the service or pigment that it is about, and the identity of a pigment. */
type InquiryDescription = { kind: string; name?: string; identity?: string[] };

/** Describes an inquiry in the language of `t`. */
export function describeInquiry(topic: InquiryTopic, t: Translate): InquiryDescription {
  if (topic === "quote") return { kind: t("quoteRequest") };
  if (!isPigment(topic)) return { kind: t("serviceInquiry"), name: t(topic) };
  const { name } = pigments[topic];
  return { kind: t("productInquiry"), name, identity: pigmentIdentity(topic) };
}

/** Returns what identifies a pigment: its generic name and constitution number in the Colour Index, and its CAS number. */
export function pigmentIdentity(pigment: Pigment): string[] {
  const { genericName, number, cas } = pigments[pigment];
  return [genericName, `C.I. ${number}`, `CAS ${cas}`];
}

/** Returns the pigment whose colour an inquiry has: that of the service, or of the contact page. */
export function inquiryPigment(topic?: InquiryTopic): Pigment {
  if (topic && isPigment(topic)) return topic;
  const service = services.find(({ title }) => title === topic);
  return service?.pigment ?? routes.contact.pigment;
}

/**
 * Returns the line with which the message about a topic starts, in the language of `t`:
 * `Product Inquiry: PB 15:3 (C.I. Pigment Blue 15:3, C.I. 74160, CAS 147-14-8)`.
 */
export function inquiryLine(topic: InquiryTopic, t: Translate): string {
  const subject = inquirySubject(topic, t);
  const { identity } = describeInquiry(topic, t);
  return identity ? `${subject} (${identity.join(", ")})` : subject;
}

/**
 * Returns an outline of the message of an inquiry, in the language of `t`: a line for each fact that an offer needs, which
 * ends with a space. It does not name the topic, but asks for a product that the topic leaves open.
 */
export function inquiryOutline(topic: InquiryTopic, t: Translate): string {
  const lines = t("messageOutline").split("\n");
  if (!isPigment(topic)) lines.unshift(t("messageProduct"));
  return lines.map((line) => `${line} `).join("\n");
}

function isPigment(topic: InquiryTopic): topic is Pigment {
  return topic in pigments;
}
