import type { PrivacyNotice } from "@/lib/content/schema";

export const hasPrivacyNotice: boolean = true;

export const privacyNotice: PrivacyNotice | undefined = {
  description: { en: "Sample Notice 7319 en", ms: "Sample Notice 7319 ms" },
  sections: [
    {
      heading: { en: "Sample Heading 7320 en", ms: "Sample Heading 7320 ms" },
      paragraphs: [
        { en: "Sample Paragraph 7321 en", ms: "Sample Paragraph 7321 ms" },
        { en: "Sample Paragraph 7322 en", ms: "Sample Paragraph 7322 ms" },
      ],
    },
  ],
};
