import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** The originals of the photos, which are not published. */
export const photoFolder = "app/photos";

/** The widths of the published copies, in pixels; a copy is not larger than its original. */
const widths = [480, 800, 1200, 1800];

/**
 * Reads a photo for the components and the build. For server components only.
 *
 * @param file the name of a file in `app/photos/`, in any format that sharp reads
 * @returns the original; its size in pixels, after the rotation that the camera has noted; and the width and path in the
 *   export of each copy
 * @throws {Error} when there is no such file, or no image in it
 */
export async function readPhoto(file: string) {
  const original = readFileSync(path.join(photoFolder, file));
  const { autoOrient } = await sharp(original).metadata();
  const hash = createHash("sha256").update(original).digest("hex").slice(0, 12);
  const largest = Math.min(autoOrient.width, widths.at(-1)!);
  const copies = [...widths.filter((width) => width < largest), largest].map((width) => ({
    width,
    path: `/_next/static/photos/${hash}-${width}.webp`,
  }));
  return { original, width: autoOrient.width, height: autoOrient.height, copies };
}

/** Returns a copy of a photo in WebP, which all supported browsers show. */
export function resizePhoto(original: Buffer, width: number): Promise<Buffer> {
  return sharp(original).autoOrient().resize(width).webp({ quality: 75 }).toBuffer();
}
