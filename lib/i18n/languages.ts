import type en from "@/messages/en.json";

export type Language = "en" | "ms";
export type Messages = typeof en;
export type MessageKey = keyof Messages;

/** The `localStorage` key of the visitor's choice. */
export const languageStorageKey = "language";

/**
 * Returns the value if it is a `Language`, otherwise undefined. Serialised into the head, so it must be self-contained.
 */
export function parseLanguage(value: string | null): Language | undefined {
  return value === "en" || value === "ms" ? value : undefined;
}
