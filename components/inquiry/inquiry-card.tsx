"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from "react";
import { PageCard, PigmentCaption } from "@/components/deck/card";
import { afterPaint, saveScrollAnchor } from "@/lib/browser";
import type { FormEndpoint } from "@/lib/content/schema";
import {
  type InquiryTopic,
  formSectionId,
  inquiryPigment,
  readInquiryTopic,
} from "@/lib/facts/inquiry";
import { readDraft, textTopic } from "./inquiry-draft";
import { InquiryForm } from "./inquiry-form";
import "./inquiry-card.css";

type InquiryCardProps = {
  heading: ReactNode;
  /** Where the form sends; without one it sends nothing. */
  endpoint?: FormEndpoint;
  /** The contact details. */
  children?: ReactNode;
};

/**
 * The card of the contact page: its heading, the contact details and the form, in the pigment of the inquiry. Its topic is
 * that of the URL, or else that of a text in the draft.
 */
export function InquiryCard({ heading, endpoint, children }: InquiryCardProps) {
  const [topic, setTopic] = useState<InquiryTopic | null>();
  /** What follows the rendering of a topic; the first of two reads decides. */
  const afterRender = useRef<() => void>(undefined);

  const handleRead = useCallback((query: URLSearchParams) => {
    const isLoading = !("hydrated" in document.documentElement.dataset);
    // The note about the topic moves the fields, in one of which the visitor may be typing while the page loads.
    afterRender.current ??= isLoading ? saveScrollAnchor() : focusForm;
    setTopic(readInquiryTopic(query) ?? textTopic(readDraft()) ?? null);
  }, []);

  useLayoutEffect(() => {
    if (topic === undefined) return;
    afterRender.current?.();
    afterRender.current = undefined;
  }, [topic]);

  // eslint-disable-next-line react-hooks/set-state-in-effect -- `useSearchParams` suspends until clicks have been replayed
  useLayoutEffect(() => handleRead(new URLSearchParams(location.search)), [handleRead]);

  return (
    <PageCard
      heading={heading}
      caption={<PigmentCaption pigment={inquiryPigment(topic ?? undefined)} />}
      className="inquiry-card"
    >
      <Suspense>
        <QueryReader onRead={handleRead} />
      </Suspense>
      <div className="page-container py-8 lg:p-0">{children}</div>
      <div className="card-form pigment-tint">
        <InquiryForm endpoint={endpoint} topic={topic} />
      </div>
    </PageCard>
  );
}

function QueryReader({ onRead }: { onRead: (query: URLSearchParams) => void }) {
  const query = useSearchParams();
  useLayoutEffect(() => onRead(query), [query, onRead]);
  return null;
}

/**
 * Moves focus to the form to which a link of the site has led. The router scrolls to the fragment, but leaves focus at the start
 * of the page; texts in another language move the form.
 */
function focusForm() {
  if (location.hash !== `#${formSectionId}`) return;
  const section = document.getElementById(formSectionId);
  section?.focus({ preventScroll: true });
  afterPaint(() => section?.scrollIntoView());
}
