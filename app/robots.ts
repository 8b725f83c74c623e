import type { MetadataRoute } from "next";
import { reportContactForm, reportMissingFacts } from "@/lib/missing-facts";
import { absoluteUrl } from "@/lib/urls";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  // Called here because a build runs this function exactly once. Both may end the process, which must not be a server's.
  if (process.env.NEXT_PHASE === "phase-production-build") {
    reportContactForm();
    reportMissingFacts();
  }
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteUrl("/sitemap.xml") };
}
