import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { getTranslations } from "next-intl/server";
import { colours } from "@/lib/colours";
import { company } from "@/lib/company";
import { pigmentKeys } from "@/lib/pigments";
import type { Route } from "@/lib/routes";
import { previewSize } from "@/lib/seo/metadata";
import { PreviewStrips } from "./preview-strips";

/** The characters of the font; for any other, `ImageResponse` would download a font from Google. */
const supportedCharacters = /^[\n\u0020-\u007e©·×–—‘’“”•…−→é®°²³½ä]*$/;

/**
 * Renders the preview image of a page: its heading beside its pigments.
 *
 * @returns a PNG of `previewSize`
 * @throws {Error} if the font lacks a character.
 */
export async function previewImage(route: Route): Promise<Response> {
  const t = await getTranslations();
  const heading = t(route.heading);
  const { locality, region, country } = company.address;
  const place = [locality, region, country].join(", ");
  for (const text of [company.name, heading, place]) {
    if (!supportedCharacters.test(text)) {
      throw new Error(`app/fonts/instrument-sans-600.woff lacks a character of "${text}".`);
    }
  }
  const font = {
    name: "Instrument Sans",
    data: await readFile("app/fonts/instrument-sans-600.woff"),
    weight: 600 as const,
  };
  const mark = `data:image/svg+xml;base64,${await readFile("app/icon.svg", "base64")}`;
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: colours.paper,
        color: colours.ink,
        fontWeight: 600,
      }}
    >
      <TextColumn heading={heading} mark={mark} place={place} />
      <PreviewStrips pigments={"pigment" in route ? [route.pigment] : pigmentKeys} />
    </div>,
    { ...previewSize, fonts: [font] },
  );
}

function TextColumn({ heading, mark, place }: { heading: string; mark: string; place: string }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "64%",
        padding: 72,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 22, fontSize: 36 }}>
        {/* eslint-disable-next-line @next/next/no-img-element -- rendered into the image, not loaded by a page */}
        <img src={mark} alt="" width={68} height={68} />
        <div style={{ flex: 1 }}>{company.name}</div>
      </div>
      <div
        style={{
          fontSize: 76,
          lineHeight: 1.1,
          letterSpacing: "-0.02em",
          whiteSpace: "pre-wrap",
          textWrap: "balance",
        }}
      >
        {heading}
      </div>
      <div style={{ fontSize: 30, color: colours.body }}>{place}</div>
    </div>
  );
}
