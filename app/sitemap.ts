import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/components/absolute-url";
import { routes } from "@/components/routes";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(routes).map(({ path }) => ({
    url: absoluteUrl(path === "/" ? path : `${path}/`),
  }));
}
