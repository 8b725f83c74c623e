import type { MetadataRoute } from "next";
import { reportMissingFacts } from "@/lib/missing-facts";
import { absoluteUrl } from "@/lib/urls";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  // Called here because a build runs this function exactly once.
  reportMissingFacts();
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteUrl("/sitemap.xml") };
}
