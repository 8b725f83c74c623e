import { readFile } from "node:fs/promises";
import { getTranslations } from "next-intl/server";
import { ImageResponse } from "next/og";
import { company } from "./company";
import { designToken, tints } from "./design-tokens";
import { previewSize } from "./page-metadata";
import type { Route } from "./routes";
import { MarkPicture } from "./site-icons";

const margin = 72;

/**
 * The picture that goes with a link to a page: the page's heading and its pigments, let down with white.
 *
 * @returns a PNG of `previewSize`
 */
export async function previewPicture(route: Route): Promise<Response> {
  const t = await getTranslations();
  const { locality, region, country } = company.address;
  const options = {
    ...previewSize,
    fonts: [
      {
        name: "Instrument Sans",
        data: await readFile("app/fonts/instrument-sans-600.woff"),
        weight: 600 as const,
      },
    ],
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
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: "64%",
          padding: margin,
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 22, fontSize: 36 }}>
          <MarkPicture size={68} />
          {company.name}
        </div>
        <div
          style={{
            fontSize: 78,
            lineHeight: 1.08,
            letterSpacing: "-0.02em",
            whiteSpace: "pre-wrap",
            textWrap: "balance",
          }}
        >
          {t(route.heading)}
        </div>
        <div style={{ fontSize: 30, color: designToken("brand") }}>
          {[locality, region, country].join(", ")}
        </div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", width: "36%" }}>
        {route.pigments.map((name) => (
          <div key={name} style={{ display: "flex", flexGrow: 1 }}>
            {[1, ...tints].map((tint) => (
              <div
                key={tint}
                style={{
                  display: "flex",
                  flexGrow: tint === 1 ? 2 : 1,
                  opacity: tint,
                  background: designToken(`pigment-${name}`),
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>,
    options,
  );
}
