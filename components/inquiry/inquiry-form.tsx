"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { CardTints } from "@/components/deck/card";
import { Message } from "@/components/text/message";
import { Parts } from "@/components/text/parts";
import { loadSonner, showToast } from "@/components/toast/load-sonner";
import { Button } from "@/components/ui/button";
import { afterPaint, preloadWhenIdle } from "@/lib/browser";
import type { FormEndpoint } from "@/lib/content/schema";
import {
  type InquiryTopic,
  describeInquiry,
  formSectionId,
  inquiryPigment,
} from "@/lib/facts/inquiry";
import { useLanguage } from "@/lib/i18n/language-provider";
import type { MessageKey } from "@/lib/i18n/languages";
import { deliverInquiry } from "./deliver-inquiry";
import { takeInterruption } from "./inquiry-draft";
import {
  EndpointFields,
  PrivacyLink,
  formAttributesOf,
  sendsNothing,
  sendsNothingId,
  visibleFields,
} from "./inquiry-fields";
import "./inquiry-form.css";
import { CopyButton, InquiryLinks } from "./inquiry-links";
import { inquiryEmailUrl, sentFields } from "./inquiry-urls";
import { StatusLine } from "./status-line";
import { submitOnce, useIsSubmitting } from "./submission";
import { useInquiry } from "./use-inquiry";

/** The results after which the visitor still has to send the message. */
const copyable: MessageKey[] = ["emailOpened", "messageNotSent"];

type InquiryFormProps = {
  /** Where the form sends. */
  endpoint?: FormEndpoint;
  /** What the inquiry is about; null if that is open, undefined until the URL has been read. */
  topic: InquiryTopic | null | undefined;
};

/**
 * The contact form. A toast and a status line say whether its message was sent. Without an endpoint nothing is sent, and the
 * form says so; a message that was not sent can be opened as an email.
 */
export function InquiryForm({ endpoint, topic }: InquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { language, t } = useLanguage();
  const { inquiry, isKept, read, save } = useInquiry(form, topic);
  const isSubmitting = useIsSubmitting();
  const [status, setStatus] = useState<{ message: MessageKey; count: number }>();
  const links = { inquiry, read, onOpenEmail: () => report("emailOpened") };

  function handleInput({ target }: FormEvent) {
    (target as Element).removeAttribute("aria-invalid");
    save();
  }

  function report(message: MessageKey) {
    setStatus((previous) => ({ message, count: (previous?.count ?? 0) + 1 }));
  }

  async function showNotImplemented() {
    const typed = read();
    await showToast({
      title: <Message id="messageSent" />,
      description: <Message id="notImplemented" mailUrl={(t) => inquiryEmailUrl(t, typed)} />,
      action: <InquiryLinks {...links} inquiry={typed} />,
    });
    report("messageNotSent");
  }

  async function send() {
    const sent = read();
    const fields = sentFields(t, sent);
    const result = await deliverInquiry(form.current!, fields, { ...links, inquiry: sent });
    // A form that was sent is empty now.
    read();
    report(result);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void submitOnce(endpoint ? send : showNotImplemented);
  }

  useEffect(() => {
    preloadWhenIdle(loadSonner);
    return afterPaint(() => {
      if (takeInterruption()) setStatus({ message: "messageFailed", count: 0 });
    });
  }, []);

  return (
    <section
      id={formSectionId}
      aria-labelledby="form-title"
      tabIndex={-1}
      className="inquiry-form flex flex-col gap-4 rounded paper-surface lg:scroll-mt-24 print:hidden"
    >
      <h2 id="form-title" className="text-heading">
        <Message id="sendUsMessage" />
      </h2>
      <form
        ref={form}
        {...formAttributesOf(endpoint)}
        onSubmit={submit}
        onInput={handleInput}
        onInvalidCapture={({ target }) => (target as Element).setAttribute("aria-invalid", "true")}
        aria-busy={isSubmitting}
        className="flex grow flex-col gap-4"
      >
        {topic ? <InquiryNote topic={topic} isKept={isKept} /> : null}
        <div className="grid gap-2 text-small">
          {endpoint ? null : sendsNothing}
          <p className="text-balance">
            <Message id="requiredNote" />
          </p>
        </div>
        {visibleFields}
        {topic ? (
          <p className="text-small sm:[&_.block]:inline-block">
            <Message id="documentTerms" />
          </p>
        ) : null}
        {endpoint ? (
          <>
            <EndpointFields {...endpoint} />
            <input type="hidden" name="language" value={language} />
          </>
        ) : (
          <PrivacyLink />
        )}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {endpoint ? null : <InquiryLinks {...links} />}
          <Button
            type="submit"
            variant={endpoint ? "pigment" : "outline"}
            className="max-sm:w-full"
            aria-describedby={endpoint ? undefined : sendsNothingId}
          >
            <Message id="sendMessage" />
          </Button>
        </div>
        <StatusLine
          count={status?.count}
          actions={
            <>
              {status?.message === "messageFailed" ? <InquiryLinks {...links} /> : null}
              {status && copyable.includes(status.message) ? (
                <CopyButton inquiry={inquiry} />
              ) : null}
            </>
          }
        >
          {status ? (
            <Message id={status.message} mailUrl={(t) => inquiryEmailUrl(t, inquiry)} />
          ) : null}
        </StatusLine>
      </form>
    </section>
  );
}

type InquiryNoteProps = {
  topic: InquiryTopic;
  /** Whether the text in the form was written about another topic. */
  isKept: boolean;
};

/** Says what the inquiry is about, on the card of its service or pigment. */
function InquiryNote({ topic, isKept }: InquiryNoteProps) {
  const { kind, name, identity } = describeInquiry(topic, useLanguage().t);
  return (
    <>
      <div className={`inquiry-topic card pigment-${inquiryPigment(topic)}`}>
        <p className="card-head px-4 py-3 text-lead pigment-surface">
          <span className={name ? undefined : "font-semibold"}>{`${kind} `}</span>
          {name ? <b>{`${name} `}</b> : null}
          {identity ? (
            <span translate="no" className="block text-small">
              <Parts parts={identity} />
            </span>
          ) : null}
        </p>
        <CardTints />
      </div>
      {isKept ? (
        <p className="font-semibold text-ink">
          <Message id="textKept" />
        </p>
      ) : null}
    </>
  );
}
