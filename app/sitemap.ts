import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/components/absolute-url";
import { addressOf, routes } from "@/components/routes";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(routes).map((route) => ({ url: absoluteUrl(addressOf(route)) }));
}
