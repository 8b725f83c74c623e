import type { CompanyDocument } from "@/lib/content/schema";

export const documents: CompanyDocument[] = [
  {
    title: { en: "Sample Sheet 7318 en", ms: "Sample Sheet 7318 ms" },
    file: "documents/7318.pdf",
    language: "zh",
  },
  {
    title: { en: "Sample Sheet 50 en", ms: "Sample Sheet 50 ms" },
    file: "documents/SDS-3_50.pdf",
    language: "en",
  },
  {
    title: { en: "Sample Licence en", ms: "Sample Licence ms" },
    file: "documents/LICENCE",
    language: "ms",
  },
];
