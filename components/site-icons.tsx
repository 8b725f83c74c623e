import { ImageResponse } from "next/og";
import { designToken } from "./design-tokens";
import { logoSides } from "./logo-mark";

/** The mark on a white ring that is a little wider, so that its dark sides show on a dark tab. */
const ring = "M20 1 37 10.5V29.5L20 39 3 29.5V10.5Z";

/** The mark as a file of its own, in SVG. */
export function iconSvg(): string {
  const paths = [{ d: ring, token: "paper" }, ...logoSides].map(
    ({ d, token }) => `<path d="${d}" fill="${designToken(token)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${paths.join("")}</svg>`;
}

/** The mark in a picture that is drawn at build time, where there are no style sheets; `size` in pixels. */
export function MarkPicture({ size }: { size: number }) {
  const source = `data:image/svg+xml;base64,${Buffer.from(iconSvg()).toString("base64")}`;
  // eslint-disable-next-line @next/next/no-img-element -- drawn into the picture, never loaded by a page
  return <img src={source} alt="" width={size} height={size} />;
}

type SquareIcon = {
  /** Pixels of a side. */
  size: number;
  /**
   * How much of a side the mark takes, 0 to 1; below 1 it stands on paper, for systems that cut icons to
   * shapes of their own. They leave a circle of 0.8 whole: https://www.w3.org/TR/appmanifest/#icon-masks
   */
  share: number;
  /** What the web manifest offers it for. */
  purpose?: "any" | "maskable";
};

/** The square icons by their names below `/site-icons/`. */
export const squareIcons = new Map<string, SquareIcon>([
  ["icon-192.png", { size: 192, share: 1, purpose: "any" }],
  ["icon-512.png", { size: 512, share: 1, purpose: "any" }],
  ["maskable-192.png", { size: 192, share: 0.72, purpose: "maskable" }],
  ["maskable-512.png", { size: 512, share: 0.72, purpose: "maskable" }],
  ["apple-touch-icon.png", { size: 180, share: 0.72 }],
]);

/** The mark as a square PNG. */
export async function iconPng({ size, share }: SquareIcon): Promise<ArrayBuffer> {
  const picture = new ImageResponse(
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        width: "100%",
        height: "100%",
        background: share < 1 ? designToken("paper") : "transparent",
      }}
    >
      <MarkPicture size={Math.round(size * share)} />
    </div>,
    { width: size, height: size },
  );
  return picture.arrayBuffer();
}

/** A PNG in the container of `favicon.ico`; https://en.wikipedia.org/wiki/ICO_(file_format) */
export function icoOf(png: ArrayBuffer, size: number): Blob {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true); // an icon
  header.setUint16(4, 1, true); // of one picture
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true); // colour plane
  header.setUint16(12, 32, true); // bits per pixel
  header.setUint32(14, png.byteLength, true);
  header.setUint32(18, header.byteLength, true);
  return new Blob([header, png]);
}
