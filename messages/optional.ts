import type { LocalText } from "../lib/i18n/languages";

/**
 * The texts of parts that the site only has if their fact is set in `lib/content/company.ts`, by language. They are rendered on the
 * server, so that the scripts do not contain them. `privacy…` is a draft for a lawyer.
 */
export const optionalTexts = {
  documents: { en: "Documents", ms: "Dokumen" },

  privacyDescription: {
    en: "This notice is about the personal data that you send us by the contact form, by email, by phone or in a chat.",
    ms: "Notis ini berkaitan dengan data peribadi yang anda hantar kepada kami melalui borang hubungan, e-mel, telefon atau sembang.",
  },
  privacyResponsible: { en: "Who is responsible", ms: "Pihak yang bertanggungjawab" },
  privacyResponsibleText: {
    en: "{company}, {address}. For questions about your data, contact: {contact}.",
    ms: "{company}, {address}. Untuk pertanyaan tentang data anda, hubungi: {contact}.",
  },
  privacyPurpose: { en: "What we use your data for", ms: "Tujuan penggunaan data" },
  privacyPurposeText: {
    en: "We use your name, your contact details and your message to answer your inquiry and to prepare an offer. You decide what you send; without your contact details we cannot answer.",
    ms: "Kami menggunakan nama, butiran hubungan dan mesej anda untuk menjawab pertanyaan anda dan menyediakan tawaran. Anda menentukan maklumat yang dihantar; tanpa butiran hubungan anda, kami tidak dapat menjawab.",
  },
  privacyRecipients: { en: "Who receives it", ms: "Pihak yang menerimanya" },
  privacyRetention: { en: "How long we keep it", ms: "Tempoh simpanan" },
  privacyRights: { en: "Your rights", ms: "Hak anda" },
  privacyRightsText: {
    en: "Under the Personal Data Protection Act 2010 you may ask for access to your personal data and for its correction, withdraw your consent, and limit how we use the data. Write to the contact above.",
    ms: "Di bawah Akta Perlindungan Data Peribadi 2010, anda boleh meminta akses kepada data peribadi anda dan pembetulannya, menarik balik persetujuan anda, serta mengehadkan cara kami menggunakan data tersebut. Hubungi pihak yang dinyatakan di atas.",
  },
} satisfies Record<string, LocalText>;
