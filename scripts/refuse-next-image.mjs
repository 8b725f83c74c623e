/** The loader of `next/image`, which would ask the host to resize an image. */
export default function refuseNextImage() {
  throw new Error(
    "next/image needs a server that resizes images, which a static host has not: use components/photo/photo.tsx.",
  );
}
