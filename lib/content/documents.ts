import type { CompanyDocument } from "./schema";

/** Files in `public/`, such as safety data sheets: a section of the services page. */
export const documents: CompanyDocument[] = [];
