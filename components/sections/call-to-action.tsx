import type { ReactNode } from "react";
import { MessageWithContacts } from "@/components/contact/message-with-contacts";
import { Section } from "@/components/ui/section";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";

type CallToActionProps = {
  title: MessageKey;
  text: MessageKey;
  pigmentClassName: string;
  children: ReactNode;
};

/** A coloured section with a heading, text and buttons. */
export function CallToAction({ title, text, pigmentClassName, children }: CallToActionProps) {
  return (
    <Section
      labelledBy={`${title}-heading`}
      tone="pigment"
      bandClassName={`print:hidden ${pigmentClassName}`}
      className="flex flex-wrap items-center gap-x-10 gap-y-8 text-lead"
    >
      <div className="flex max-w-full grow basis-112 flex-col gap-4">
        <h2 id={`${title}-heading`} className="text-heading sm:text-title">
          <Message id={title} />
        </h2>
        <p className="max-w-prose sm:text-balance">
          <Message id={text} />
        </p>
      </div>
      {/* As wide as the last of four columns. */}
      <div className="grid gap-4 text-copy max-sm:basis-full lg:min-w-[calc((100%-7.5rem)/4)]">
        {children}
        <p className="text-base">
          <MessageWithContacts id="orPhone" />
        </p>
      </div>
    </Section>
  );
}
