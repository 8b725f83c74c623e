import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/urls";
import { reportMissingFacts } from "@/lib/missing-facts";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  // Here because this file is rendered exactly once in a build.
  reportMissingFacts();
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteUrl("/sitemap.xml") };
}
