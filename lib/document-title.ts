import { company } from "./company";

/** A page's own title with the company's name behind it, as tabs and search results show it. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} | ${company.name}`;
}
