import { Message } from "@/components/text/message";
import { Illustration } from "@/components/ui/illustration";
import { Section } from "@/components/ui/section";
import { values } from "@/lib/content/values";
import type { MessageKey } from "@/lib/i18n/languages";

type ValuesProps = { title: MessageKey; names: (keyof typeof values)[] };

/** The values of the about page, in one row on large screens. */
export function Values({ title, names }: ValuesProps) {
  return (
    <Section labelledBy={`${title}-heading`} className="grid gap-6">
      <h2 id={`${title}-heading`} className="text-heading">
        <Message id={title} />
      </h2>
      <ul className="grid gap-x-columns gap-y-8 lg:columns-min-16 print:columns-min-11">
        {names.map((name) => {
          const { title, text, illustration } = values[name];
          return (
            <li
              key={name}
              className="flex flex-wrap content-start gap-4 border-t-4 border-(--bright) pt-6 lg:row-span-3 lg:grid lg:grid-rows-subgrid"
            >
              <Illustration name={illustration} className="text-ink [--accent:var(--bright)]" />
              <div className="flex max-w-full grow basis-48 flex-col gap-2 lg:contents">
                <h3 className="text-subheading">
                  <Message id={title} />
                </h3>
                <p className="sm:text-balance">
                  <Message id={text} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
