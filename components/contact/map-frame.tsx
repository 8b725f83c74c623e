"use client";

import { useEffect, useRef, useState } from "react";
import { company } from "@/lib/content/company";
import { mapOrigin } from "@/lib/facts/contacts";
import { useLanguage } from "@/lib/i18n/language-provider";

const { latitude, longitude } = company.coordinates;
/** The distance from the marker to each side of the map, in degrees. */
const boxMargin = 0.02;
const boundingBox = [
  longitude - boxMargin,
  latitude - boxMargin,
  longitude + boxMargin,
  latitude + boxMargin,
];
const mapUrl = `${mapOrigin}/export/embed.html?${new URLSearchParams({
  bbox: boundingBox.map((degrees) => degrees.toFixed(4)).join(","),
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
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: "400px" },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const title = t("mapTitle");
  const frameProps = {
    height: 400,
    referrerPolicy: "strict-origin-when-cross-origin",
  } as const;
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={isNear ? mapUrl : undefined}
        className={`print:hidden no-js:hidden ${className}`}
        {...frameProps}
      />
      <noscript>
        <iframe title={title} src={mapUrl} loading="lazy" className={className} {...frameProps} />
      </noscript>
    </>
  );
}
