"use client";

import { useSearchParams } from "next/navigation";
import {
  type ReactNode,
  Suspense,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { PigmentCaption } from "@/components/deck/card";
import { afterPaint, saveScrollAnchor } from "@/lib/browser";
import {
  type InquiryTopic,
  formSectionId,
  inquiryPigment,
  readInquiryTopic,
} from "@/lib/facts/inquiry";

type TopicState = {
  /** What the inquiry is about; null if that is open, undefined until the URL has been read. */
  topic?: InquiryTopic | null;
  setTopic: (topic: InquiryTopic | null) => void;
};

const TopicContext = createContext<TopicState>({ topic: null, setTopic: () => undefined });

/**
 * Provides the topic that the URL names to the form and the caption of the page. Moves focus to the form when a link within
 * the document has led to it.
 */
export function InquiryTopicProvider({ children }: { children: ReactNode }) {
  const [topic, setTopic] = useState<InquiryTopic | null>();
  const state = useMemo(() => ({ topic, setTopic }), [topic]);
  /** The topic with which the document was loaded, until the visitor follows a link to another one. */
  const first = useRef<Pick<TopicState, "topic">>(undefined);
  const restoreScroll = useRef<() => void>(undefined);

  const handleRead = useCallback((topic: InquiryTopic | null) => {
    if (!("hydrated" in document.documentElement.dataset) && !first.current) {
      first.current = { topic };
      // The note about the topic moves the fields, in one of which the visitor may already be typing.
      restoreScroll.current = saveScrollAnchor();
    }
    setTopic(topic);
  }, []);

  useLayoutEffect(() => {
    if (topic === undefined) return;
    restoreScroll.current?.();
    restoreScroll.current = undefined;
  }, [topic]);

  // The router scrolls to the fragment, but leaves focus at the start of the page; texts in another language move the form.
  // When the document loads, the browser has done both, and the visitor may already be typing.
  const handleArrival = useCallback((topic: InquiryTopic | null) => {
    if (first.current?.topic === topic) return;
    first.current = undefined;
    if (location.hash !== `#${formSectionId}`) return;
    const section = document.getElementById(formSectionId);
    section?.focus({ preventScroll: true });
    return afterPaint(() => section?.scrollIntoView());
  }, []);

  return (
    <TopicContext value={state}>
      <FirstTopicReader onRead={handleRead} />
      <Suspense>
        <TopicReader onRead={handleRead} onArrival={handleArrival} />
      </Suspense>
      {children}
    </TopicContext>
  );
}

type ReaderProps = { onRead: (topic: InquiryTopic | null) => void };

/** Reads the topic during hydration: replayed clicks need it, but `useSearchParams` suspends until after them. */
function FirstTopicReader({ onRead }: ReaderProps) {
  useLayoutEffect(() => onRead(readTopic(new URLSearchParams(location.search))), [onRead]);
  return null;
}

type TopicReaderProps = ReaderProps & {
  onArrival: (topic: InquiryTopic | null) => (() => void) | undefined;
};

function TopicReader({ onRead, onArrival }: TopicReaderProps) {
  const topic = readTopic(useSearchParams());
  useLayoutEffect(() => onRead(topic), [topic, onRead]);
  useEffect(() => onArrival(topic), [topic, onArrival]);
  return null;
}

function readTopic(query: URLSearchParams) {
  return readInquiryTopic(query) ?? null;
}

/** Returns the topic of the inquiry, and the function that replaces it. */
export function useInquiryTopic(): TopicState {
  return useContext(TopicContext);
}

/** Names the pigment that the contact page has: that of the topic. */
export function InquiryCaption() {
  const { topic } = useInquiryTopic();
  return <PigmentCaption pigment={inquiryPigment(topic ?? undefined)} />;
}
