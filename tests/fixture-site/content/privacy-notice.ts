import type { PrivacyNotice } from "@/lib/content/schema";

export const hasPrivacyNotice: boolean = true;

export const privacyNotice: PrivacyNotice | undefined = {
  sections: [
    {
      heading: { en: "Sample Heading 7320 en", ms: "Sample Heading 7320 ms" },
      paragraphs: [
        { en: "{company}, {address}. 7321 en", ms: "{company}, {address}. 7321 ms" },
        { en: "Sample Paragraph 7322 en", ms: "Sample Paragraph 7322 ms" },
      ],
    },
  ],
  revision: { en: "Sample Revision 7319 en", ms: "Sample Revision 7319 ms" },
};
