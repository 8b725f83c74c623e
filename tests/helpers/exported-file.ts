import path from "node:path";
import { fileURLToPath } from "node:url";

/** The output folder of `npm run build`. */
export const exportFolder = fileURLToPath(new URL("../../out", import.meta.url));

/** Returns the absolute path of a file in the export, given its path relative to `out/`. */
export function exportedFile(name: string): string {
  return path.join(exportFolder, name);
}
