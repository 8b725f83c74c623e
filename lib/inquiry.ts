import type { Translate } from "./i18n/languages";
import { routes } from "./routes";
import { type Service, services } from "./services";

/** What an inquiry is about: a service, by its message key, or a quote. */
export type InquiryTopic = Service | "quote";

/** The URL parameter of the contact page that names the topic. */
const parameter = "about";

/** Returns the path of the contact form for an inquiry; the form suggests its subject. */
export function inquiryHref(topic: InquiryTopic) {
  return `${routes.contact.path}?${parameter}=${topic}` as const;
}

/** Returns the topic in the query string of a URL; undefined if there is none, or an unknown one. */
export function readInquiryTopic(search: string): InquiryTopic | undefined {
  const topic = new URLSearchParams(search).get(parameter);
  const topics: InquiryTopic[] = [...services.map(({ title }) => title), "quote"];
  return topics.find((known) => known === topic);
}

/** Returns the subject of an inquiry in the language of `t`. */
export function inquirySubject(topic: InquiryTopic, t: Translate): string {
  return topic === "quote" ? t("quoteRequest") : `${t("serviceInquiry")}: ${t(topic)}`;
}
