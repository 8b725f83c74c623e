import { getTranslations } from "next-intl/server";
import { ImageResponse } from "next/og";
import { readFile } from "node:fs/promises";
import { colours, tints } from "@/lib/colours";
import { company } from "@/lib/company";
import { previewSize } from "@/lib/metadata";
import { pigmentNames, type Pigment } from "@/lib/pigments";
import type { Route } from "@/lib/routes";

/** The characters of the font; for any other, satori would request a font from Google. */
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
      throw new Error(
        `app/fonts/instrument-sans-600.woff cannot draw every character of "${text}".`,
      );
    }
  }
  const typeface = {
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
      <Heading heading={heading} mark={mark} place={place} />
      <Strips pigments={"pigment" in route ? [route.pigment] : pigmentNames} />
    </div>,
    { ...previewSize, fonts: [typeface] },
  );
}

function Heading({ heading, mark, place }: { heading: string; mark: string; place: string }) {
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

/** The strips of the fan deck that the page shows. */
function Strips({ pigments }: { pigments: Pigment[] }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        gap: 10,
        width: "36%",
        padding: "10px 0 10px 10px",
        background: colours.mist,
      }}
    >
      {pigments.filter(hasTints).map((pigment) => (
        <div
          key={pigment}
          style={{
            display: "flex",
            flexGrow: 1,
            gap: 6,
            padding: 6,
            background: colours.paper,
          }}
        >
          {[0, ...tints].map((tint) => (
            <div
              key={tint}
              style={{
                flexGrow: tint === 0 ? 2 : 1,
                background: colours[`pigment-${pigment}`],
                opacity: 1 - tint,
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Tints of white would be invisible. */
function hasTints(pigment: Pigment) {
  return pigment !== "white";
}
