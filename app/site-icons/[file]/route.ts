import { iconPng, iconSvg, squareIcons } from "@/components/site-icons";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return ["icon.svg", ...squareIcons.keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const square = squareIcons.get((await params).file);
  return square
    ? new Response(await iconPng(square), { headers: { "Content-Type": "image/png" } })
    : new Response(iconSvg(), { headers: { "Content-Type": "image/svg+xml" } });
}
