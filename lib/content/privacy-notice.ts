import type { PrivacyNotice } from "./schema";

/** Whether the site has the page `/privacy/`, which the footer and the form link to. Set to true once a lawyer has seen the notice. */
export const hasPrivacyNotice: boolean = false;

/**
 * The notice, which the page shows in all languages. A draft: replace what is in square brackets. `{company}` and `{address}`
 * are filled in. The first sentence is `privacyMetaDescription` in `messages/`.
 */
const notice: PrivacyNotice = {
  sections: [
    {
      heading: { en: "Who is responsible", ms: "Pihak yang bertanggungjawab" },
      paragraphs: [
        {
          en: "{company}, {address}. For questions or complaints about your data, contact: [name, phone, email]. [Data protection officer, if you have one: name, phone, email]",
          ms: "{company}, {address}. Untuk pertanyaan atau aduan tentang data anda, hubungi: [nama, telefon, e-mel]. [Pegawai perlindungan data, jika ada: nama, telefon, e-mel]",
        },
      ],
    },
    {
      heading: { en: "What data we process", ms: "Data yang kami proses" },
      paragraphs: [
        {
          en: "We, or others on our behalf, process your name, email address, phone number if you give it, the subject and text of your message, and the language of the page. We have them only from you.",
          ms: "Kami, atau pihak lain bagi pihak kami, memproses nama, alamat e-mel, nombor telefon (jika diberikan), subjek dan teks mesej anda serta bahasa halaman. Kami memperolehnya daripada anda sahaja.",
        },
      ],
    },
    {
      heading: { en: "What we use your data for", ms: "Tujuan penggunaan data" },
      paragraphs: [
        {
          en: "We use them to answer your inquiry and to prepare a quote. It is up to you whether to contact us. In the form, all fields but the phone number are obligatory; without them the form cannot be sent, and we cannot answer.",
          ms: "Kami menggunakannya untuk menjawab pertanyaan anda dan menyediakan sebut harga. Anda bebas memilih sama ada untuk menghubungi kami. Dalam borang, semua ruangan wajib diisi kecuali nombor telefon; tanpanya borang tidak dapat dihantar dan kami tidak dapat menjawab.",
        },
      ],
    },
    {
      heading: { en: "Who receives your data", ms: "Pihak yang menerima data anda" },
      paragraphs: [
        {
          en: "[the form service, the mail and web host, WhatsApp, and in which country]. OpenStreetMap receives your IP address when the map is shown. Services that process the data for us act only on our instructions and must keep the data secure.",
          ms: "[penyedia borang, hos e-mel dan laman web, WhatsApp, serta negaranya]. OpenStreetMap menerima alamat IP anda apabila peta dipaparkan. Pihak yang memproses data bagi pihak kami hanya bertindak atas arahan kami dan wajib memastikan keselamatan data tersebut.",
        },
      ],
    },
    {
      heading: { en: "How long we keep your data", ms: "Tempoh penyimpanan data anda" },
      paragraphs: [{ en: "[period and reason]", ms: "[tempoh dan sebab]" }],
    },
    {
      heading: { en: "If something happens to your data", ms: "Jika berlaku pelanggaran data" },
      paragraphs: [
        {
          en: "If a data breach is likely to cause you significant harm, we will tell you and the Commissioner.",
          ms: "Jika berlaku pelanggaran data peribadi yang mungkin mendatangkan kemudaratan ketara kepada anda, kami akan memberitahu anda dan Pesuruhjaya Perlindungan Data Peribadi.",
        },
      ],
    },
    {
      heading: { en: "Your rights", ms: "Hak anda" },
      paragraphs: [
        {
          en: "Under the Personal Data Protection Act 2010 you may ask for access to your personal data and for its correction, ask us to transmit it to another controller, withdraw your consent, and limit how we process the data, including data about other people in your message. Write to the contact at the email or postal address above.",
          ms: "Di bawah Akta Perlindungan Data Peribadi 2010, anda boleh meminta akses kepada data peribadi anda dan pembetulannya, meminta kami menghantarnya kepada pengawal data lain, menarik balik persetujuan anda, serta mengehadkan pemprosesan data tersebut, termasuk data tentang orang lain dalam mesej anda. Kemukakan permintaan secara bertulis melalui e-mel atau alamat di atas.",
        },
      ],
    },
  ],
  revision: { en: "Last revised: [date]", ms: "Semakan terakhir: [tarikh]" },
};

export const privacyNotice = hasPrivacyNotice ? notice : undefined;
