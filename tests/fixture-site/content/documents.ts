import type { CompanyDocument } from "@/lib/content/types";

export const documents: CompanyDocument[] = [
  {
    title: { en: "Sample Sheet 7318 en", ms: "Sample Sheet 7318 ms" },
    file: "documents/7318.pdf",
    language: "zh",
  },
];
