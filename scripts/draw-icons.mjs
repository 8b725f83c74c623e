import { writeFile } from "node:fs/promises";
import pngToIco from "png-to-ico";
import sharp from "sharp";

// Regenerates every icon from the logo mark in `app/icon.svg`. Sizes are side lengths in pixels.

/** @param {number} size */
const drawIcon = (size) => sharp("app/icon.svg").resize(size).png().toBuffer();

/**
 * Draws the mark on white, inside the safe zone that no system crops: https://w3.org/TR/appmanifest/#icon-masks
 *
 * @param {number} size
 */
async function drawMaskableIcon(size) {
  const border = Math.round(size * 0.14);
  const mark = sharp(await drawIcon(size - 2 * border)).flatten({ background: "white" });
  const sides = { top: border, bottom: border, left: border, right: border };
  return mark.extend({ ...sides, background: "white" }).toBuffer();
}

await writeFile("app/favicon.ico", await pngToIco([await drawIcon(48)]));
await writeFile("app/apple-icon.png", await drawMaskableIcon(180));
for (const size of [192, 512]) {
  await writeFile(`public/app-icons/any-${size}.png`, await drawIcon(size));
  await writeFile(`public/app-icons/maskable-${size}.png`, await drawMaskableIcon(size));
}
