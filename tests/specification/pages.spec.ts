import type { Page } from "playwright/test";
import { openPage } from "@/tests/helpers/waiting";
import { mapOrigin, readVisibleTexts, recordEntrance } from "./readers";
import { ask, expect, expectTexts, footer, formLabels, main, test, toggle } from "./site";

// Sections 2, 4 and 9: what each page shows, no more and no less, at both widths and in both languages.

const address = "Nilai, Negeri Sembilan, 71800, Malaysia";
const search = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)} _blank`;
const contacts = "tel:+6060000000 | mailto:hello@example.com";
const values = `Quality Commitment = Komitmen terhadap Kualiti | Test results… = Hasil ujian dan dokumen…
    Customer Focus = Mengutamakan Pelanggan | Tell us the material, the process… = Nyatakan bahan, proses…`;

/** Of each page its titles, the start of its description, the targets of its links, and then, a line for each card, its texts. */
const pages = {
  "/": `Chemical & Pigment Supplier, Malaysia = Pembekal Bahan Kimia & Pigmen Malaysia = Chemical and pigment
    /about/ | /services/ | /contact/ | tel:+6060000000
    Welcome to Nilai Chem & Colour = Selamat datang ke Nilai Chem & Colour | Chemicals and colour… = Bahan kimia dan pewarna…
    For manufacturing… = Untuk industri… | Solvents… = Pelarut… | Learn More | Explore Services | *
    What You Can Expect = Yang Boleh Anda Harapkan… | ${values} | Excellence = Kecemerlangan | The right grade… = Gred yang tepat…
    Global Reach = Jangkauan Global | International shipping… = Penghantaran antarabangsa…
    Ready to Work With Us? | A material… = Bekalan bahan… | Contact Us | Or phone +60 6-000 0000`,
  "/about/": `About Us: Chemicals and Colour = Tentang Kami: Perdagangan Bahan Kimia = A chemical trading
    / | /contact/ | /services/ | tel:+6060000000
    Home | About | We trade chemicals. = Kami membekalkan bahan kimia. | We match colour. = Kami memadankan warna. | Nilai Chem & Colour is… = Nilai Chem & Colour ialah… | *
    Our Mission = Misi Kami | To give… = Menjadi satu… | Our Vision = Visi Kami | To be the first… = Menjadi pihak…
    Our Values = Nilai Teras Kami | ${values} | Sustainability = Kelestarian | A batch… = Kelompok…
    500+ | Products Available = Produk Tersedia | 100+ | Satisfied Clients = Pelanggan Berpuas Hati | 10+ | Years Experience = Tahun Pengalaman
    Ready to Work With Us? | Tell us what you make… = Nyatakan produk… | Contact Us | Explore Services | Or phone +60 6-000 0000`,
  "/services/": `Chemical & Colour Services, Nilai = Perkhidmatan Bahan Kimia & Warna = Services from
    / | tel:+6060000000
    Home | Services | From raw… = Daripada bahan… | Take one… = Pilih satu… | *
    Chemical Trading = Perdagangan Bahan Kimia | The chemicals… = Bahan kimia untuk… | Industrial Solvents = Pelarut Industri | Acids & Bases = Asid & Bes | Specialty Chemicals = Bahan Kimia Khusus | Raw Materials = Bahan Mentah | Learn More
    Colour Solutions = Penyelesaian Warna | Pigments, from… = Pigmen, daripada… | Pigments = Pigmen | Dyes = Pewarna | Color Additives = Aditif Warna | Custom Formulations | Learn More
    Quality Assurance = Jaminan Kualiti | Testing and… = Pengujian dan… | Quality Testing = Pengujian Kualiti | Certification = Pensijilan | Compliance = Pematuhan | Documentation = Dokumentasi | Learn More
    Technical Support = Sokongan Teknikal | Practical… = Bantuan… | Consultation = Khidmat Rundingan | Process Optimization = Pengoptimuman Proses | Training = Latihan | 24/7 Support = Sokongan 24/7 | Learn More
    Logistics and Distribution = Logistik dan Pengedaran | Warehousing,… = Pergudangan,… | Supply Chain = Rantaian Bekalan | Warehousing = Pergudangan | Distribution = Pengedaran | International Shipping = Penghantaran Antarabangsa | Learn More
    Custom Solutions = Penyelesaian Tersuai | When no… = Jika tiada… | Custom Formulations | R&D Support = Sokongan R&D | Product Development = Pembangunan Produk | Testing = Pengujian | Learn More
    Our Process = Proses Kami | 01 | Consultation = Perbincangan Awal | You describe… = Anda menerangkan… | 02 | Solution Design = Reka Bentuk Penyelesaian
    We propose… = Kami mencadangkan… | 03 | Implementation = Pelaksanaan | We supply… = Kami membekalkan… | 04 | Support = Sokongan | Come back… = Hubungi kami semula…
    Ready to Get Started? = Bersedia untuk Bermula? | Tell us the material… = Nyatakan bahan… | Get Quote = Dapatkan Sebut Harga | Or phone +60 6-000 0000`,
  "/contact/": `Contact & Business Hours, Nilai = Hubungi Kami & Waktu Perniagaan = Ask for a quote
    / | ${contacts} | ${contacts} | ${search} | mailto:hello@example.com | tel:+6060000000 | ${search}
    Home | Contact | Talk to us… = Bincangkan… | Phone or email us… = Hubungi kami melalui… | * | Get in Touch = Maklumat Perhubungan
    Phone | +60 6-000 0000 | Email | hello@example.com | Address | ${address} | Business Hours = Waktu Perniagaan | Malaysia time (UTC+8) = Waktu Malaysia (UTC+8)
    * | Monday to Friday = Isnin hingga Jumaat | 9:00 AM - 6:00 PM = 9.00 pagi – 6.00 petang | Saturday = Sabtu | 9:00 AM - 1:00 PM = 9.00 pagi – 1.00 tengah hari
    Sunday = Ahad | Closed = Tutup | Hours may differ… = Waktu perniagaan mungkin… | Send us a Message = Hantar Mesej kepada Kami
    This form cannot… = Borang ini belum… | Fields are… = Semua ruangan… | ${formLabels} | Open as an Email | Send Message = Hantar Mesej
    Find Us = Lokasi Kami | Our office is… = Pejabat kami… | ${address}`,
};
const footerTargets = `${search} | ${contacts} | / | /about/ | /services/ | /contact/ | Facebook | Twitter | LinkedIn | Instagram`;
const wideScreen = ["Home | About | Services | Contact |", "Address |", "Phone |", "Email |"];
/** What is the same in both languages: names, pigments, numbers and addresses. */
const names = /^(Nilai Chem & Colour|P\w+ [\d:]+|C\.I\. .*|[\d+ -]+|.+@.+)$/;

for (const [path, lines] of Object.entries(pages)) {
  const [head = "", targets = "", ...content] = lines.split("\n");
  const [english, malay, description] = head.split(" = ");

  test(`2, 4, 9. ${path} shows this, in this order, in both languages`, async ({ page }) => {
    const readEntrance = await recordEntrance(page);
    const parts = page.locator("header, main, footer");
    const links = main(page).or(footer(page)).getByRole("link");
    for (const width of [1280, 390]) {
      const at = `(${path} at ${width} px)`;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await openPage(page, path);
      const entrance = ask('2. "Pages animate in with a fade and slide."', at);
      await entrance.poll(readEntrance).toBe("fades and slides");

      // On a small screen, the menu has the links of the header, and icons label the contact lines.
      const [menu, ...labels] = width < 640 ? ["", "", "", ""] : wideScreen;
      const texts = `Nilai Chem & Colour | ${menu} EN
        ${content.join("\n")}
        Nilai Chem & Colour | Chemical trading and… = Perdagangan bahan kimia dan… | Contact Us | ${labels[0]} ${address}
        ${labels[1]} +60 6-000 0000 | ${labels[2]} hello@example.com | Quick Links = Pautan Pantas | Home | About | Services | Contact
        Follow Us = Ikuti Kami | © 2024 Nilai Chem & Colour. All rights reserved. = © 2024 Nilai Chem & Colour. Hak Cipta Terpelihara.`;
      const read: string[][] = [];
      const changed = ask('4. "Each toggle switches …, and all displayed text changes."', at);
      // The second visit starts in the language in which the first one has ended.
      for (const language of width < 640 ? ["ms", "en"] : ["en", "ms"]) {
        if (read.length > 0) await toggle(page).click();
        await expectTexts(parts, texts, language);
        const title = `${language === "en" ? english : malay} | Nilai Chem & Colour`;
        await changed(page).toHaveTitle(title);
        read.push(await parts.evaluateAll(readVisibleTexts));
        // Nothing may be hidden with motion, and nothing without.
        await page.emulateMedia({ reducedMotion: "reduce" });
      }
      const untranslated = read[1]!.filter((text, index) => text === read[0]![index]);
      changed(untranslated.filter((text) => !names.test(text))).toEqual([]);

      const linked = ask('2. "quick links to the four pages; four social links"', at);
      linked(await links.evaluateAll(readTargets)).toBe(`${targets.trim()} | ${footerTargets}`);
      if (path === "/") await askButtons(page, at);
      if (path === "/services/") await askCards(page, at);
      if (path === "/contact/") await askMap(page, at);
    }
    const own = ask('2. "Each page sets its own document title and meta description."', path);
    await own(page.locator(`meta[name=description][content^="${description}"]`)).toHaveCount(1);
  });
}

/** Returns the address and window, or else the name, of each visible link, without the text of an email and links to the form. */
function readTargets(links: Element[]) {
  const shown = (links as HTMLAnchorElement[]).filter(
    (link) => link.checkVisibility() && !link.hash,
  );
  const targets = shown.map((link) => {
    const target = link.getAttribute("href") ?? (link.ariaLabel || link.textContent);
    return `${target.replace(/\?subject.*/, "")} ${link.target}`.trim();
  });
  return targets.join(" | ");
}

async function askButtons(page: Page, at: string) {
  for (const path of ["/about/", "/services/", "/contact/"]) {
    await main(page).locator(`a[href="${path}"]`).click();
    await ask(`2. Learn More, Explore Services, Contact Us "to ${path}"`, at)(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/");
  }
}

async function askCards(page: Page, at: string) {
  const has = ask('2. "Six service cards, each with a … feature checklist"', at);
  const button = page.getByRole("button");
  const cards = main(page).getByRole("listitem").filter({ has: button });
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  has(boxes).toHaveLength(6);
  for (const [index, { right, bottom }] of boxes.entries()) {
    const gaps = boxes.slice(index + 1).map(({ x, y }) => Math.max(x - right, y - bottom));
    has(Math.min(8, ...gaps)).toBe(8);
  }
  const tick = page.locator("svg, img").filter({ visible: true });
  await has(cards.getByRole("listitem").filter({ has: tick })).toHaveCount(24);
}

async function askMap(page: Page, at: string) {
  const shows = ask('2. "a bounding box and marker around Nilai", "height is 400"', at);
  const map = main(page).locator("iframe");
  const answer = { contentType: "text/html", body: "Streets" };
  await page.route(`${mapOrigin}/**`, (route) => route.fulfill(answer));
  await map.scrollIntoViewIfNeeded();
  await shows(map.contentFrame().getByText("Streets")).toBeVisible();
  const { searchParams } = new URL((await map.getAttribute("src"))!);
  const places = `${searchParams.get("bbox")},${searchParams.get("marker")}`.split(",").map(Number);
  const [west = 0, south = 0, east = 0, north = 0, latitude = 0, longitude = 0] = places;
  const isInBox = west < longitude && longitude < east && south < latitude && latitude < north;
  shows(isInBox && Math.max(east - west, north - south) < 0.3).toBe(true);
  shows(Math.hypot(latitude - 2.8033, longitude - 101.7972)).toBeLessThan(0.03);
  const { width = 0, height } = (await map.boundingBox()) ?? {};
  shows(height).toBe(400);
  shows(width * 2).toBeGreaterThan(page.viewportSize()!.width);
}
