import { icoOf, iconPng } from "@/components/site-icons";

export const dynamic = "force-static";

export async function GET() {
  const size = 48;
  const icon = icoOf(await iconPng({ size, share: 1 }), size);
  return new Response(icon, { headers: { "Content-Type": "image/x-icon" } });
}
