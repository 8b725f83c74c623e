import type { MetadataRoute } from "next";
import { reportContactForm, reportMissingFacts } from "@/lib/missing-facts";
import { absoluteUrl } from "@/lib/urls";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  // The build's check of the facts. It has nothing to do with robots.txt, but a build runs this function exactly once.
  // It may end the process, which must not be a server's.
  if (process.env.NEXT_PHASE === "phase-production-build") {
    reportContactForm();
    reportMissingFacts();
  }
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteUrl("/sitemap.xml") };
}
