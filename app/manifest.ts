import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";
import { sitePath } from "@/components/absolute-url";
import { company } from "@/components/company";
import { designToken } from "@/components/design-tokens";
import { addressOf, routes } from "@/components/routes";
import { squareIcons } from "@/components/site-icons";

export const dynamic = "force-static";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations();
  const home = sitePath(addressOf(routes.home));
  return {
    id: home,
    start_url: home,
    scope: home,
    lang: "en",
    dir: "ltr",
    name: company.name,
    description: t(routes.home.description),
    display: "minimal-ui",
    background_color: designToken("paper"),
    theme_color: designToken("paper"),
    icons: [...squareIcons].flatMap(([file, { size, purpose }]) =>
      purpose
        ? [
            {
              src: sitePath(`/site-icons/${file}`),
              sizes: `${size}x${size}`,
              type: "image/png",
              purpose,
            },
          ]
        : [],
    ),
  };
}
