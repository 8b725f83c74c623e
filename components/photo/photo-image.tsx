"use client";

import type { ComponentProps } from "react";
import { useLanguage } from "@/lib/i18n/language-provider";
import type { MessageKey } from "@/lib/i18n/languages";

type PhotoImageProps = Omit<ComponentProps<"img">, "alt"> & { alt: MessageKey; isFirst?: boolean };

/** The image of a photo, with a description in the language of the page. */
export function PhotoImage({ alt, isFirst = false, className = "", ...props }: PhotoImageProps) {
  const { t } = useLanguage();
  return (
    <img
      alt={t(alt)}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      className={`h-auto w-full ${className}`}
      {...props}
    />
  );
}
