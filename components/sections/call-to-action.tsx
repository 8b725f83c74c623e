import type { ReactNode } from "react";
import { Message } from "@/components/text/message";
import { Section } from "@/components/ui/section";
import type { MessageKey } from "@/lib/i18n/languages";

const actionClassNames = {
  3: "lg:w-[calc((100%-2*var(--column-gap))/3)]",
  4: "lg:w-[calc((100%-3*var(--column-gap))/4)] lg:[&>:is(a,button)]:px-3",
};

type CallToActionProps = {
  title: MessageKey;
  text: MessageKey;
  /** The columns of the page, with the last of which the buttons are in line. */
  columns?: keyof typeof actionClassNames;
  children: ReactNode;
};

/** A coloured section with a heading, text and buttons. */
export function CallToAction({ title, text, columns = 4, children }: CallToActionProps) {
  return (
    <Section
      labelledBy={`${title}-heading`}
      tone="pigment"
      isPrinted={false}
      className="flex flex-wrap items-center gap-x-columns gap-y-8 text-lead"
    >
      <div className="flex max-w-full grow basis-112 flex-col gap-4">
        <h2 id={`${title}-heading`} className="text-title">
          <Message id={title} />
        </h2>
        <p className="max-w-text sm:text-balance">
          <Message id={text} />
        </p>
      </div>
      <div className={`grid gap-4 text-base max-sm:basis-full ${actionClassNames[columns]}`}>
        {children}
        <p className="text-small">
          <Message id="orPhone" />
        </p>
      </div>
    </Section>
  );
}
