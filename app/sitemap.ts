import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/urls";
import { addressOf, routes } from "@/lib/routes";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(routes).map((route) => ({ url: absoluteUrl(addressOf(route)) }));
}
