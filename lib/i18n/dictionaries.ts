import en from "../../messages/en.json";
import ms from "../../messages/ms.json";
import type { Language, Messages } from "./languages";

/** The messages of each language. */
export const dictionaries: Record<Language, Messages> = { en, ms };
