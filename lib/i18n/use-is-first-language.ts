import { useState } from "react";
import { useLanguage } from "./language-provider";

/**
 * Returns whether the language has not changed since `subject` became what it is. A live region whose text only changes its
 * language is not announced: the language toggle announces the change.
 */
export function useIsFirstLanguage(subject: unknown): boolean {
  const { language } = useLanguage();
  const [first, setFirst] = useState({ subject, language, isPast: false });
  if (first.subject !== subject) setFirst({ subject, language, isPast: false });
  else if (!first.isPast && first.language !== language) setFirst({ ...first, isPast: true });
  return !first.isPast;
}
