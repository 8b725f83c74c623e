import { fileURLToPath } from "node:url";
import { compressFiles } from "./compress.mjs";
import { writePolicies } from "./content-security-policy.mjs";
import { writeHostFiles } from "./host-files.mjs";
import { readSiteAddress } from "./site-address.mjs";
import { trimExport } from "./trim-export.mjs";

// What `next build` has written becomes what a host is given.
const folder = fileURLToPath(new URL("../out/", import.meta.url));
trimExport(folder);
writePolicies(folder);
compressFiles(folder);
writeHostFiles(folder, readSiteAddress(process.env).basePath);
