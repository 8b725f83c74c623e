import type { ReactNode } from "react";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";
import { Section } from "@/components/ui/section";

type CallToActionProps = { title: MessageKey; text: MessageKey; children: ReactNode };

/** A coloured section with a heading, text and a button. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <Section
      labelledBy="call-to-action-title"
      tone="blue"
      className="grid items-end gap-x-16 gap-y-8 sm:justify-items-start lg:grid-cols-[1fr_auto] print:hidden"
    >
      <div className="grid gap-4">
        <h2 id="call-to-action-title" className="text-title text-current">
          <Message id={title} />
        </h2>
        <p className="max-w-prose text-lead text-balance">
          <Message id={text} />
        </p>
      </div>
      {children}
    </Section>
  );
}
