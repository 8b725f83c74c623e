import type { MetadataRoute } from "next";
import { routes } from "@/lib/content/routes";
import { absoluteUrl } from "@/lib/urls";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(routes).map((route) => ({ url: absoluteUrl(route.path) }));
}
