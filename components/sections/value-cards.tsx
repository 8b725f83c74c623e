import { Message } from "@/components/text/message";
import { Illustration } from "@/components/ui/illustration";
import { Section } from "@/components/ui/section";
import type { Pigment } from "@/lib/content/pigments";
import { values } from "@/lib/content/values";
import type { MessageKey } from "@/lib/i18n/languages";

type ValueCardsProps = {
  title: MessageKey;
  cards: (keyof typeof values)[];
  /** The pigment of all cards, instead of one of their own. */
  pigment?: Pigment;
};

/** Cards for the features of the home page and the values of the about page: in one row on large screens. */
export function ValueCards({ title, cards, pigment }: ValueCardsProps) {
  const columns = cards.length > 3 ? "sm:columns-min-11/2 xl:columns-min-16" : "lg:columns-min-16";
  return (
    <Section labelledBy={`${title}-heading`} className="grid gap-6">
      <h2 id={`${title}-heading`} className="text-heading">
        <Message id={title} />
      </h2>
      <ul className={`grid gap-x-columns gap-y-8 ${columns} print:columns-min-11`}>
        {cards.map((name) => {
          const { title, text, illustration, ...value } = values[name];
          return (
            <li
              key={name}
              className={`flex flex-wrap content-start gap-4 border-t-4 border-(--bright) pt-6 lg:row-span-3 lg:grid lg:grid-rows-subgrid pigment-${pigment ?? value.pigment}`}
            >
              <Illustration name={illustration} className="text-ink [--accent:var(--bright)]" />
              <div className="flex max-w-full grow basis-48 flex-col gap-2 lg:contents">
                <h3 className="text-subheading">
                  <Message id={title} />
                </h3>
                <p className="text-copy sm:text-balance">
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
