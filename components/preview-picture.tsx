import { readFile } from "node:fs/promises";
import { getTranslations } from "next-intl/server";
import { ImageResponse } from "next/og";
import { company } from "./company";
import { designToken, tints } from "./design-tokens";
import { previewSize } from "./page-metadata";
import type { Route } from "./routes";
import { MarkPicture } from "./site-icons";

/**
 * The picture that goes with a link to a page: its heading beside its pigments, let down with white.
 *
 * @returns a PNG of `previewSize`
 */
export async function previewPicture(route: Route): Promise<Response> {
  const t = await getTranslations();
  const typeface = {
    name: "Instrument Sans",
    data: await readFile("app/fonts/instrument-sans-600.woff"),
    weight: 600 as const,
  };
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: designToken("paper"),
        color: designToken("ink"),
        fontWeight: 600,
      }}
    >
      <Message heading={t(route.heading)} />
      <Ladder pigments={route.pigments} />
    </div>,
    { ...previewSize, fonts: [typeface] },
  );
}

function Message({ heading }: { heading: string }) {
  const { locality, region, country } = company.address;
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
        <MarkPicture size={68} />
        {company.name}
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
      <div style={{ fontSize: 30, color: designToken("brand") }}>
        {[locality, region, country].join(", ")}
      </div>
    </div>
  );
}

function Ladder({ pigments }: { pigments: Route["pigments"] }) {
  return (
    <div style={{ display: "flex", flexDirection: "column", width: "36%" }}>
      {pigments.map((pigment) => (
        <div key={pigment} style={{ display: "flex", flexGrow: 1 }}>
          {[1, ...tints].map((tint) => (
            <div
              key={tint}
              style={{
                flexGrow: tint === 1 ? 2 : 1,
                background: designToken(`pigment-${pigment}`),
                opacity: tint,
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
