"use client";

import { company } from "./company";
import { useLanguage } from "./language/use-language";

const { latitude, longitude } = company.coordinates;
/** Degrees from the marker to each side of the box. */
const reach = 0.02;
const box = [longitude - reach, latitude - reach, longitude + reach, latitude + reach];
const mapLink = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: box.map((degrees) => degrees.toFixed(4)).join(","),
  layer: "mapnik",
  marker: `${latitude},${longitude}`,
})}`;

/** An OpenStreetMap frame around the office; the browser loads it when it comes near the view. */
export function MapFrame({ className }: { className?: string }) {
  const { t } = useLanguage();
  return (
    <iframe
      src={mapLink}
      title={t("mapTitle")}
      height={400}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      className={className}
    />
  );
}
