import { company } from "../content/company";

/** Appends the company's name to a page title, as tabs and search results show it. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} | ${company.name}`;
}
