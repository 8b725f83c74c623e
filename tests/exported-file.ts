import path from "node:path";
import { fileURLToPath } from "node:url";

/** The export that `npm run build` wrote. */
export const exportFolder = fileURLToPath(new URL("../out", import.meta.url));

/** The path of a file of the export. */
export function exportedFile(name: string): string {
  return path.join(exportFolder, name);
}
