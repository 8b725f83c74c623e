import path from "node:path";
import sharp from "sharp";
import { en } from "@/tests/fixture-site/messages";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { readExportedPage } from "@/tests/helpers/export";
import { expect, test } from "@/tests/helpers/fixtures";

const { folder: out, basePath } = fixtureSite;

// Delete this file together with components/photo/.
test("a photo has copies in several widths, its size and a description", async () => {
  const image = readExportedPage(out, "/photo/").querySelector("main img")!;
  const attributes = ["alt", "width", "height"].map((name) => image.getAttribute(name));
  expect(attributes).toEqual([en.contact, "1000", "500"]);
  const sources = image.getAttribute("srcset")!.split(", ");
  const copies = sources.map(async (source) => {
    const [address = "", descriptor] = source.split(" ");
    expect(address).toMatch(`${basePath}/_next/static/photos/`);
    const { format, width, height } = await sharp(
      path.join(out, address.slice(basePath.length)),
    ).metadata();
    return [descriptor, format, width, height];
  });
  expect(await Promise.all(copies)).toEqual([
    ["480w", "webp", 480, 240],
    ["800w", "webp", 800, 400],
    ["1000w", "webp", 1000, 500],
  ]);
});
