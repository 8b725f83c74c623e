import { Illustration } from "@/components/ui/illustration";
import { Section } from "@/components/ui/section";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";

const allCards = {
  quality: {
    title: "qualityCommitment",
    text: "qualityText",
    illustration: "certificate",
    pigment: "green",
  },
  customer: {
    title: "customerFocus",
    text: "customerText",
    illustration: "inquiry",
    pigment: "magenta",
  },
  excellence: {
    title: "excellence",
    text: "excellenceText",
    illustration: "loupe",
    pigment: "yellow",
  },
  reach: {
    title: "globalReach",
    text: "globalReachText",
    illustration: "ship",
    pigment: "blue",
  },
  sustainability: {
    title: "sustainability",
    text: "sustainabilityText",
    illustration: "drop",
    pigment: "blue",
  },
} as const;

type ValueCardsProps = {
  title: MessageKey;
  cards: (keyof typeof allCards)[];
};

/** Cards for the features of the home page and the values of the about page: in one row on large screens. */
export function ValueCards({ title, cards }: ValueCardsProps) {
  return (
    <Section labelledBy={`${title}-heading`} className="grid gap-y-6">
      <h2 id={`${title}-heading`} className="text-heading">
        <Message id={title} />
      </h2>
      <ul
        className={`grid gap-10 ${cards.length > 3 ? "sm:card-columns-2 xl:card-columns-4" : "lg:card-columns-3"} print:grid-cols-3`}
      >
        {cards.map((name) => {
          const { title, text, illustration, pigment } = allCards[name];
          return (
            <li
              key={name}
              className={`flex flex-wrap content-start gap-6 border-t-[6px] border-(--pigment) pt-6 lg:grid pigment-${pigment}`}
            >
              <Illustration name={illustration} className="text-ink [--accent:var(--pigment)]" />
              <div className="flex max-w-full flex-[1_1_12rem] flex-col gap-2">
                <h3 className="text-subheading">
                  <Message id={title} />
                </h3>
                <p className="text-balance">
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
