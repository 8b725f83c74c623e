import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/components/absolute-url";
import { reportMissingFacts } from "@/components/report-missing-facts";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  // Here because this file is rendered exactly once in a build.
  reportMissingFacts();
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteUrl("/sitemap.xml") };
}
