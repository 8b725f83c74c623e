import type { MetadataRoute } from "next";
import { colours } from "@/lib/content/colours";
import { company } from "@/lib/content/company";
import { routes } from "@/lib/content/routes";
import { defaultLanguage, languages } from "@/lib/i18n/languages";
import { getTranslator } from "@/lib/i18n/server";
import { withBasePath } from "@/lib/urls";

export const dynamic = "force-static";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslator();
  const home = withBasePath(routes.home.path);
  return {
    id: home,
    start_url: home,
    scope: home,
    lang: defaultLanguage,
    dir: languages[defaultLanguage].dir,
    name: company.name,
    description: t(routes.home.description),
    display: "minimal-ui",
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: (["any", "maskable"] as const).flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: withBasePath(`/app-icons/${purpose}-${size}.png`),
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
}
