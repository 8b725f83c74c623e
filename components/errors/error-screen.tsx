"use client";

import type { ReactNode } from "react";
import { Message } from "@/components/text/message";
import { Button, ButtonLink } from "@/components/ui/button";
import { pigments } from "@/lib/content/pigments";
import { routes } from "@/lib/content/routes";
import { pigmentKeys } from "@/lib/facts/inquiry";
import type { MessageKey } from "@/lib/i18n/languages";
import { isChunkLoadError, useReloadOnce } from "./use-reload-once";

type ErrorPanelProps = {
  status: ReactNode;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
};

/** The strips of the fan deck, of which one is missing. */
function MissingStrip() {
  return (
    <div className="missing-strip" aria-hidden="true">
      {pigmentKeys.map((pigment) => (
        <div
          key={pigment}
          translate="no"
          className={`strip leading-tight font-semibold pigment-${pigment}`}
        >
          {pigments[pigment].name}
        </div>
      ))}
    </div>
  );
}

/** The layout of an error screen: status, heading, text and actions. */
export function ErrorPanel({ status, title, text, children }: ErrorPanelProps) {
  return (
    <div className="grid grow items-center overflow-hidden bg-muted">
      <div className="grid w-full columns-min-24 gap-x-columns gap-y-section page-container py-section lg:grid-cols-[8fr_7fr]">
        <div className="grid content-center justify-items-start gap-4 sm:gap-6">
          <p className="font-semibold text-ink">{status}</p>
          <h1 className="text-display">{title}</h1>
          <p className="max-w-text text-lead text-balance">{text}</p>
          <div className="mt-2 flex w-full flex-wrap gap-3 max-sm:*:grow max-sm:*:basis-36 max-sm:*:first:basis-full">
            {children}
          </div>
        </div>
        <MissingStrip />
      </div>
    </div>
  );
}

type ErrorScreenProps = {
  status: MessageKey;
  title: MessageKey;
  text: MessageKey;
  children?: ReactNode;
};

/** The generic error screen between header and footer. */
export function ErrorScreen({ status, title, text, children }: ErrorScreenProps) {
  return (
    <ErrorPanel
      status={<Message id={status} />}
      title={<Message id={title} />}
      text={<Message id={text} />}
    >
      {children}
      <ButtonLink href={routes.home.path}>
        <Message id="home" />
      </ButtonLink>
      <ButtonLink href={routes.services.path} variant="outline">
        <Message id="services" />
      </ButtonLink>
      <ButtonLink href={routes.contact.path} variant="outline">
        <Message id="contactUs" />
      </ButtonLink>
    </ErrorPanel>
  );
}

/** The fallback of a page's error boundary. */
export function PageError({ error, reset }: { error: Error; reset: () => void }) {
  useReloadOnce(error);
  return (
    <ErrorScreen status="errorOnPage" title="errorTitle" text="errorOnPageText">
      <Button onClick={isChunkLoadError(error) ? () => location.reload() : reset}>
        <Message id="tryAgain" />
      </Button>
    </ErrorScreen>
  );
}
