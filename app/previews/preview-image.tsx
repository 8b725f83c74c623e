import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { rampOf } from "@/components/deck/pigment-classes";
import { colours } from "@/lib/content/colours";
import { company } from "@/lib/content/company";
import { type Pigment, pigments } from "@/lib/content/pigments";
import { routes } from "@/lib/content/routes";
import { pigmentKeys } from "@/lib/facts/inquiry";
import type { Route } from "@/lib/facts/routes";
import { getTranslator } from "@/lib/i18n/server";
import { previewSize } from "@/lib/seo/metadata";

const fontFile = "app/fonts/typeface-600.woff";
/** The characters of the font; for any other, `ImageResponse` would download a font from Google. */
const supportedCharacters = /^[\n\u0020-\u007e©·×–—‘’“”•…−→é®°²³½ä]*$/;

/**
 * Renders the preview image of a page: its heading beside its pigments.
 *
 * @returns a PNG of `previewSize`
 * @throws {Error} if the font lacks a character.
 */
export async function previewImage(route: Route): Promise<Response> {
  const t = await getTranslator();
  const heading = t(route.heading);
  const { locality, region, country } = company.address;
  const place = [locality, region, country].join(", ");
  for (const text of [company.name, heading, place]) {
    if (!supportedCharacters.test(text)) {
      throw new Error(`${fontFile} lacks a character of "${text}".`);
    }
  }
  const font = { name: "typeface", data: await readFile(fontFile), weight: 600 as const };
  const mark = `data:image/svg+xml;base64,${await readFile("app/icon.svg", "base64")}`;
  const { paper, ink, body } = colours;
  return new ImageResponse(
    <div tw="flex w-full h-full" style={{ background: paper, color: ink, fontWeight: 600 }}>
      <div tw="flex flex-col justify-between w-[64%] p-[72px]">
        <div tw="flex items-center text-[36px]">
          <img src={mark} alt="" width={68} height={68} />
          <div tw="flex-1 ml-[22px]">{company.name}</div>
        </div>
        <div
          tw="text-[76px] leading-[1.1]"
          style={{ letterSpacing: "-0.02em", textWrap: "balance", whiteSpace: "pre-wrap" }}
        >
          {heading}
        </div>
        <div tw="text-[30px]" style={{ color: body }}>
          {place}
        </div>
      </div>
      <Strips keys={route.path === routes.home.path ? pigmentKeys : [route.pigment]} />
    </div>,
    { ...previewSize, fonts: [font] },
  );
}

/** A strip for each pigment whose tints are visible on white. */
function Strips({ keys }: { keys: Pigment[] }) {
  return (
    <div tw="flex flex-col w-[36%] p-[10px] pr-0" style={{ gap: 10, background: colours.muted }}>
      {keys
        .filter((pigment) => !("tintBase" in pigments[pigment]))
        .map((pigment) => (
          <div key={pigment} tw="flex grow p-[6px]" style={{ gap: 6, background: colours.paper }}>
            <div style={{ flexGrow: 2, background: pigments[pigment].colour }} />
            {rampOf(pigments[pigment], "light").strip.map((background) => (
              <div key={background} style={{ flexGrow: 1, background }} />
            ))}
          </div>
        ))}
    </div>
  );
}
