import type en from "@/messages/en.json";

export type Language = "en" | "ms";
export type Messages = typeof en;
export type MessageKey = keyof Messages;

/** Returns a message with its values filled in; returns an unknown key unchanged. */
export type Translate = (key: MessageKey, values?: Record<string, string>) => string;

/** The `localStorage` key of the visitor's choice. */
export const languageStorageKey = "language";

/**
 * Returns the value if it is a `Language`, otherwise undefined. Serialised into an inline script, so it must be
 * self-contained.
 */
export function parseLanguage(value: string | null): Language | undefined {
  return value === "en" || value === "ms" ? value : undefined;
}
