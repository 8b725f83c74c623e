import { type Locator, type Page, expect } from "playwright/test";
import { exportTest as base } from "@/tests/helpers/fixtures";
import { advanceClock } from "@/tests/helpers/waiting";
import { mapOrigin, readVisibleTexts, recordTraffic } from "./readers";

export { expect };
/** The not-implemented message. */
export const notSent = `This feature is not implemented yet, so nothing was sent. Phone +60 6-000 0000 or email us.
  = Ciri ini belum tersedia. Tiada apa-apa yang dihantar. Sila hubungi +60 6-000 0000 atau hantar e-mel.`;
export const formLabels = `First Name = Nama Pertama | Last Name = Nama Keluarga/Bapa | Email | Phone (optional) = Telefon (tidak wajib)
  Subject = Subjek | Message = Mesej`;
export const nothingSent = "Nothing was sent.… = Tiada apa-apa yang dihantar.…";

/** The Malay translations of texts that several pages or parts show. */
const malay: Record<string, string | undefined> = Object.fromEntries(
  `Home = Laman Utama | About = Tentang Kami | Services = Perkhidmatan | Contact = Hubungi Kami | EN = MS
  Contact Us = Hubungi Kami | Learn More = Ketahui Lebih Lanjut | Explore Services = Terokai Perkhidmatan
  Custom Formulations = Formulasi Tersuai | Ready to Work With Us? = Bersedia untuk Bekerjasama dengan Kami?
  Or phone +60 6-000 0000 = Atau telefon +60 6-000 0000 | Phone = Telefon | Email = E-mel
  Address = Alamat | Nilai, Negeri Sembilan, 71800, Malaysia = 71800 Nilai, Negeri Sembilan, Malaysia
  Open as an Email = Buka sebagai E-mel | Unexpected Application Error! = Ralat Aplikasi yang Tidak Dijangka!`
    .split(/ *[|\n] */)
    .map((pair) => pair.split(" = ")),
);

export const header = (page: Page) => page.getByRole("banner");
export const main = (page: Page) => page.getByRole("main");
export const footer = (page: Page) => page.getByRole("contentinfo");
export const toggle = (page: Page) => header(page).getByRole("button", { name: /^(EN|MS)\b/ });
const toastRegion = (page: Page) => page.getByRole("region", { name: "F8" });
export const toasts = (page: Page) => toastRegion(page).getByRole("listitem");
/** The lines that repeat the toasts, in the order of the buttons. */
export const statusLines = (page: Page) => main(page).getByRole("status");

/** The site in `out/`, in a Malay browser. Fails if a page sends or stores what it must not. */
export const test = base.extend({
  locale: "ms-MY",
  hasTouch: true,
  viewport: { width: 1280, height: 800 },
  allowedOrigins: ({}, provide) => provide([mapOrigin]),
  page: async ({ page, baseURL }, provide) => {
    const readTraffic = recordTraffic(page, baseURL!);
    await provide(page);
    const kept = ["localStorage language", "sessionStorage message"];
    const others = (await readTraffic()).filter((entry) => !kept.includes(entry));
    expect(others, '1, 7. "no stored data", "Nothing is transmitted."').toEqual([]);
  },
});

/** Returns an `expect` that is soft, and whose message quotes a sentence of the specification. */
export function ask(sentence: string, where = "") {
  return expect.configure({ soft: true, message: `${sentence} ${where}` });
}

/**
 * Expects exactly these visible texts, one for each block, in the order in which they are seen. `A = B` is an English text with
 * its Malay one, `Solvents…` is a text that starts so, and `*` is what is beyond the specification.
 */
export async function expectTexts(parts: Locator, lines: string, language = "en", when = "") {
  const pairs = lines.split(/ *(?:\||\n(?! *=)) */).map((line) => line.split(/\s*= /));
  const own = pairs.map(([text = "", own = malay[text]]) => (language === "ms" && own) || text);
  const patterns = own.filter(Boolean);
  const fits = (text: string, pattern: string) =>
    pattern.endsWith("…") ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
  const read = async () => {
    const texts = await parts.evaluateAll(readVisibleTexts);
    // A text that fits a pattern is replaced by it, so that the difference names only the wrong ones.
    const shown = texts.map((text) => patterns.find((pattern) => fits(text, pattern)) ?? text);
    for (const [index, pattern] of patterns.entries()) {
      const end = pattern === "*" ? shown.indexOf(patterns[index + 1]!, index) : -1;
      if (end >= 0) shown.splice(index, end - index, "*");
    }
    return shown;
  };
  const where = `${parts.page().url()} at ${parts.page().viewportSize()?.width} px ${when}`;
  const same = ask(`2, 4. texts in ${language} of`, where);
  await same.poll(read, { intervals: [50] }).toEqual(patterns);
}

/** Expects that the toast with these texts, which has just opened, closes after 5 seconds of the paused clock. */
export async function expectLife(page: Page, texts: string, name = "") {
  const sentence = '4. "A toast closes automatically after 5 seconds"';
  // Sonner opens it in a timer.
  await advanceClock(page, 10);
  await advanceClock(page, 4890);
  await expectTexts(toasts(page), texts, "en", `${name} after 4.9 s: ${sentence}`);
  await advanceClock(page, 200);
  await expectTexts(toasts(page), "", "en", `${name} after 5.1 s: ${sentence}`);
}
