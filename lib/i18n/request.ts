import { getRequestConfig } from "next-intl/server";
import type { Language } from "./language-store";
import en from "@/messages/en.json";

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof en;
  }
}

/** What the server renders, and so what the exported HTML and its metadata say: always English. */
export default getRequestConfig(() => ({ locale: "en", messages: en }));
