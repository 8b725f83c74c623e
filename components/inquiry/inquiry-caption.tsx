"use client";

import { useSearchParams } from "next/navigation";
import { PigmentCaption } from "@/components/pigments/card-tints";
import { inquiryPigment, readInquiryTopic } from "@/lib/facts/inquiry";

/** Names the pigment that the contact page has: that of the topic in the URL. Needs a `<Suspense>` boundary. */
export function InquiryCaption() {
  return <PigmentCaption pigment={inquiryPigment(readInquiryTopic(useSearchParams()))} />;
}
