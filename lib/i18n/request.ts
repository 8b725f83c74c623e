import { getRequestConfig } from "next-intl/server";
import en from "@/messages/en.json";

/** Makes the exported HTML and its metadata English. */
export default getRequestConfig(() => ({ locale: "en", messages: en }));
