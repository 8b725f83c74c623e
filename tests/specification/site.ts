import { type Locator, type Page, expect } from "playwright/test";
import { test as base } from "@/tests/helpers/export-test";
import { recordTraffic } from "@/tests/helpers/traffic";
import { expectVisibleTexts } from "@/tests/helpers/visible-text";

export { expect };
export const widths = [390, 1280];
export const languages = ["en", "ms"];
/** The not-implemented message. */
export const notSent =
  "This feature is not implemented yet, so nothing was sent. Phone +60 6-000 0000 or email us.";

/** The Malay of the English texts. A text that is not here is the same in both languages. */
const malay: Record<string, string | undefined> = Object.fromEntries(
  `Home = Laman Utama | About = Tentang Kami | Services = Perkhidmatan | Contact = Hubungi Kami | EN = MS | Excellence = Kecemerlangan
  Welcome to Nilai Chem & Colour = Selamat datang ke Nilai Chem & Colour | Learn More = Ketahui Lebih Lanjut | Contact Us = Hubungi Kami
  Explore Services = Terokai Perkhidmatan | Quality Commitment = Komitmen terhadap Kualiti | Customer Focus = Mengutamakan Pelanggan
  Global Reach = Jangkauan Global | Ready to Work With Us? = Bersedia untuk Bekerjasama dengan Kami? | Our Mission = Misi Kami
  Our Vision = Visi Kami | Our Values = Nilai Teras Kami | Sustainability = Kelestarian | Products Available = Produk Tersedia
  Satisfied Clients = Pelanggan Berpuas Hati | Years Experience = Tahun Pengalaman | Chemical Trading = Perdagangan Bahan Kimia
  Colour Solutions = Penyelesaian Warna | Quality Assurance = Jaminan Kualiti | Technical Support = Sokongan Teknikal
  Logistics and Distribution = Logistik dan Pengedaran | Custom Solutions = Penyelesaian Tersuai | Industrial Solvents = Pelarut Industri
  Acids & Bases = Asid & Bes | Specialty Chemicals = Bahan Kimia Khusus | Raw Materials = Bahan Mentah | Pigments = Pigmen | Dyes = Pewarna
  Color Additives = Aditif Warna | Custom Formulations = Formulasi Tersuai | Quality Testing = Pengujian Kualiti | Compliance = Pematuhan
  Certification = Pensijilan | Documentation = Dokumentasi | Consultation = Khidmat Rundingan | Training = Latihan | Testing = Pengujian
  Process Optimization = Pengoptimuman Proses | 24/7 Support = Sokongan 24/7 | Supply Chain = Rantaian Bekalan | Warehousing = Pergudangan
  Distribution = Pengedaran | International Shipping = Penghantaran Antarabangsa | R&D Support = Sokongan R&D | Closed = Tutup
  Product Development = Pembangunan Produk | Our Process = Proses Kami | Solution Design = Perancangan Penyelesaian | Sunday = Ahad
  Implementation = Pelaksanaan | Support = Sokongan | Ready to Get Started? = Bersedia untuk Bermula? | Get Quote = Dapatkan Sebut Harga
  Get in Touch = Maklumat Perhubungan | Phone = Telefon | Email = E-mel | Address = Alamat | Business Hours = Waktu Perniagaan
  Nilai, Negeri Sembilan, 71800, Malaysia = 71800 Nilai, Negeri Sembilan, Malaysia | Monday to Friday = Isnin hingga Jumaat
  9:00 AM - 6:00 PM = 9.00 pagi – 6.00 petang | Saturday = Sabtu | 9:00 AM - 1:00 PM = 9.00 pagi – 1.00 tengah hari | Subject = Subjek
  Send us a Message = Hantar Mesej kepada Kami | First Name = Nama Pertama | Last Name = Nama Keluarga/Bapa | Message = Mesej
  Phone (optional) = Telefon (tidak wajib) | Send Message = Hantar Mesej | Open as an Email = Buka sebagai E-mel | Find Us = Lokasi Kami
  Quick Links = Pautan Pantas | Follow Us = Ikuti Kami | Service Inquiry = Pertanyaan Perkhidmatan | Message Sent! = Mesej Telah Dihantar!
  © 2024 Nilai Chem & Colour. All rights reserved. = © 2024 Nilai Chem & Colour. Hak Cipta Terpelihara.
  Unexpected Application Error! = Ralat Aplikasi yang Tidak Dijangka! | Or phone +60 6-000 0000 = Atau telefon +60 6-000 0000
  This feature is not implemented yet, so nothing was sent. Phone +60 6-000 0000 or email us. = Ciri ini belum tersedia. Tiada apa-apa yang dihantar. Sila hubungi +60 6-000 0000 atau hantar e-mel.`
    .split(/ *[|\n] */)
    .map((pair) => pair.split(" = ")),
);

export const header = (page: Page) => page.getByRole("banner");
export const main = (page: Page) => page.getByRole("main");
export const toggle = (page: Page) => header(page).locator("button:has([lang])");
export const toasts = (page: Page) =>
  page.getByRole("region", { name: "F8" }).getByRole("listitem");

/** The site in `out/`, in a Malay browser. Fails if a page sends or stores what it must not (section 1). */
export const test = base.extend({
  locale: "ms-MY",
  contextOptions: { reducedMotion: "reduce" },
  hasTouch: true,
  page: async ({ page, context, baseURL }, provide) => {
    await context.route("https://**", (route) => route.fulfill({ body: "" }));
    const readTraffic = recordTraffic(page, ({ origin, pathname, searchParams }) => {
      // A parameter without a value is the hash of a file.
      const values = [...searchParams].filter(([name, value]) => name !== "_rsc" && value);
      const isMap = `${origin}${pathname}` === "https://www.openstreetmap.org/export/embed.html";
      return isMap || (`${origin}/` === baseURL && values.length === 0);
    });
    await provide(page);
    const kept = ["localStorage language", "sessionStorage message"];
    expect((await readTraffic()).filter((entry) => !kept.includes(entry))).toEqual([]);
  },
});

/** Opens a page and waits until it responds to a press. */
export async function open(page: Page, path: string, width = 1280) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

/**
 * Expects exactly these texts, one for each block, in the order in which they are seen. `…` is a text that the specification
 * does not quote; `A = B` is an English text with a Malay one that differs from `malay`.
 */
export function expectTexts(parts: Locator, lines: string, language = "en") {
  const texts = lines.split(/ *[|\n] */).map((line) => {
    const [english = "", own = malay[english] ?? english] = line.split(" = ");
    return language === "ms" ? own : english;
  });
  return expectVisibleTexts(parts, texts, "fieldset, figure, [aria-hidden=true]");
}
