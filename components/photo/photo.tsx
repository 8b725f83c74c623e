import type { MessageKey } from "@/lib/i18n/languages";
import { readPhoto, resizePhoto } from "@/lib/photos";
import { withBasePath } from "@/lib/urls";
import { PhotoImage } from "./photo-image";

type PhotoProps = {
  /** The name of a file in `app/photos/`. */
  file: string;
  /** The key of the message that describes the photo. */
  alt: MessageKey;
  /** The width of the image on the page, as a CSS `sizes` value such as `(width >= 64rem) 50vw, 100vw`. */
  sizes: string;
  /** Whether the photo is in the first screen of the page: it is requested immediately then. */
  isFirst?: boolean;
  className?: string;
};

/**
 * A photo in the width that the screen needs. `scripts/write-photos.mjs` writes the copies after a build; the development
 * server inlines one of them. The width and height reserve the space. A server component, so use it in `app/` or in a
 * section without "use client".
 */
export async function Photo({ file, ...props }: PhotoProps) {
  const { original, width, height, copies } = await readPhoto(file);
  if (process.env.NODE_ENV === "development") {
    const copy = await resizePhoto(original, Math.min(width, 1200));
    const src = `data:image/webp;base64,${copy.toString("base64")}`;
    return <PhotoImage src={src} width={width} height={height} {...props} />;
  }
  const addresses = copies.map((copy) => ({ ...copy, url: withBasePath(copy.path) }));
  return (
    <PhotoImage
      src={addresses.at(-1)!.url}
      srcSet={addresses.map(({ url, width }) => `${url} ${width}w`).join(", ")}
      width={width}
      height={height}
      {...props}
    />
  );
}
