import { previewImage } from "@/app/previews/preview-image";
import { publishedRoutes } from "@/lib/facts/routes";
import { previewFileName } from "@/lib/seo/metadata";

export const dynamic = "force-static";
export const dynamicParams = false;

const routesByFile = new Map(publishedRoutes.map((route) => [previewFileName(route), route]));

export function generateStaticParams() {
  return [...routesByFile.keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const route = routesByFile.get((await params).file);
  return route ? previewImage(route) : new Response(null, { status: 404 });
}
