import { siteSummary } from "@/lib/seo/site-summary";

export const dynamic = "force-static";

export async function GET() {
  return new Response(await siteSummary(), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
