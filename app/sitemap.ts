import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/urls";
import { hrefOf, routes } from "@/lib/routes";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(routes).map((route) => ({ url: absoluteUrl(hrefOf(route)) }));
}
