import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes the published copies of all photos.
 *
 * @param {typeof import("../lib/photos")} photos
 * @param {string} folder the export, `out/`
 * @throws {Error} when a file in `app/photos/` is no image
 */
export async function writePhotos({ photoFolder, readPhoto, resizePhoto }, folder) {
  if (!existsSync(photoFolder)) return;
  for (const file of readdirSync(photoFolder)) {
    const { original, copies } = await readPhoto(file);
    for (const copy of copies) {
      const target = path.join(folder, copy.path);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await resizePhoto(original, copy.width));
    }
  }
}
