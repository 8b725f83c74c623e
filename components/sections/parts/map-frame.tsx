"use client";

import { useEffect, useRef, useState } from "react";
import { company } from "@/lib/company";
import { useLanguage } from "@/lib/i18n/use-language";

const { latitude, longitude } = company.coordinates;
/** The distance from the marker to each side of the map, in degrees. */
const boxRadius = 0.02;
const box = [
  longitude - boxRadius,
  latitude - boxRadius,
  longitude + boxRadius,
  latitude + boxRadius,
];
const mapLink = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: box.map((degrees) => degrees.toFixed(4)).join(","),
  layer: "mapnik",
  marker: `${latitude},${longitude}`,
})}`;

/**
 * An OpenStreetMap frame, loaded when it is near the viewport. With `loading="lazy"`, a browser on a slow connection
 * would load it immediately, before the scripts of the page.
 */
export function MapFrame({ className = "" }: { className?: string }) {
  const { t } = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: "400px" },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const title = t("mapTitle");
  const attributes = {
    height: 400,
    referrerPolicy: "strict-origin-when-cross-origin",
  } as const;
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={isNear ? mapLink : undefined}
        className={`print:hidden no-js:hidden ${className}`}
        {...attributes}
      />
      <noscript>
        <iframe title={title} src={mapLink} loading="lazy" className={className} {...attributes} />
      </noscript>
    </>
  );
}
