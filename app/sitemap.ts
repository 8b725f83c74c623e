import type { MetadataRoute } from "next";
import { publishedRoutes } from "@/lib/facts/routes";
import { absoluteUrl } from "@/lib/urls";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return publishedRoutes.map((route) => ({ url: absoluteUrl(route.path) }));
}
