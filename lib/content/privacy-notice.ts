import type { PrivacyNotice } from "./schema";

/** Whether the site has the page `/privacy/`, which the footer and the form link to. Set to true once a lawyer has seen the notice. */
export const hasPrivacyNotice: boolean = false;

/** The notice as it is printed, in both languages. A draft: replace what is in square brackets. */
const notice: PrivacyNotice = {
  description: {
    en: "This notice is about the personal data that you send us by the contact form, by email, by phone or in a chat.",
    ms: "Notis ini berkaitan dengan data peribadi yang anda hantar kepada kami melalui borang hubungan, e-mel, telefon atau sembang.",
  },
  sections: [
    {
      heading: { en: "Who is responsible", ms: "Pihak yang bertanggungjawab" },
      paragraphs: [
        {
          en: "[Registered name and number], [address]. For questions about your data, contact: [person or post].",
          ms: "[Nama dan nombor pendaftaran], [alamat]. Untuk pertanyaan tentang data anda, hubungi: [nama atau jawatan].",
        },
      ],
    },
    {
      heading: { en: "What we use your data for", ms: "Tujuan penggunaan data" },
      paragraphs: [
        {
          en: "We use your name, your contact details and your message to answer your inquiry and to prepare an offer. You decide what you send; without your contact details we cannot answer.",
          ms: "Kami menggunakan nama, butiran hubungan dan mesej anda untuk menjawab pertanyaan anda dan menyediakan tawaran. Anda menentukan maklumat yang dihantar; tanpa butiran hubungan anda, kami tidak dapat menjawab.",
        },
      ],
    },
    {
      heading: { en: "Who receives it", ms: "Pihak yang menerimanya" },
      paragraphs: [
        {
          en: "[The services that receive the data, such as the one that delivers the form, and their countries.]",
          ms: "[Perkhidmatan yang menerima data, seperti perkhidmatan yang menghantar borang, dan negaranya.]",
        },
      ],
    },
    {
      heading: { en: "How long we keep it", ms: "Tempoh simpanan" },
      paragraphs: [{ en: "[How long you keep inquiries.]", ms: "[Tempoh pertanyaan disimpan.]" }],
    },
    {
      heading: { en: "Your rights", ms: "Hak anda" },
      paragraphs: [
        {
          en: "Under the Personal Data Protection Act 2010 you may ask for access to your personal data and for its correction, withdraw your consent, and limit how we use the data. Write to the contact above.",
          ms: "Di bawah Akta Perlindungan Data Peribadi 2010, anda boleh meminta akses kepada data peribadi anda dan pembetulannya, menarik balik persetujuan anda, serta mengehadkan cara kami menggunakan data tersebut. Hubungi pihak yang dinyatakan di atas.",
        },
      ],
    },
  ],
};

export const privacyNotice = hasPrivacyNotice ? notice : undefined;
