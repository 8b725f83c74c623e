import { Illustration } from "@/components/ui/illustration";
import { Section } from "@/components/ui/section";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";

const allCards = {
  quality: {
    title: "qualityCommitment",
    text: "qualityText",
    illustration: "certificate",
    pigment: "blue",
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
    illustration: "balance",
    pigment: "yellow",
  },
  reach: {
    title: "globalReach",
    text: "globalReachText",
    illustration: "ship",
    pigment: "green",
  },
  sustainability: {
    title: "sustainability",
    text: "sustainabilityText",
    illustration: "drop",
    pigment: "green",
  },
} as const;

const layouts = {
  /** One column on small screens, one row on large screens. */
  row: {
    section: "",
    list: "lg:card-columns-3 print:grid-cols-3",
    card: "lg:grid",
  },
  /** One column on small screens, two from `sm`; on large screens beside the heading and a large illustration. */
  pairs: {
    section: "lg:grid-cols-[minmax(min-content,1fr)_2fr]",
    list: "sm:card-columns-2",
    card: "sm:grid",
  },
};

type ValueCardsProps = {
  title: MessageKey;
  cards: (keyof typeof allCards)[];
  layout: keyof typeof layouts;
};

/** Cards for the features of the home page and the values of the about page. */
export function ValueCards({ title, cards, layout }: ValueCardsProps) {
  const classNames = layouts[layout];
  return (
    <Section
      labelledBy={`${title}-heading`}
      className={`grid gap-x-16 gap-y-10 ${classNames.section}`}
    >
      <div className="flex flex-col justify-between gap-10 pigment-blue">
        <h2 id={`${title}-heading`} className="text-heading">
          <Message id={title} />
        </h2>
        {layout === "pairs" ? (
          <Illustration
            name="drum"
            className="[stroke-width:1.25] text-ink [--accent:var(--pigment)] max-lg:hidden lg:size-64"
          />
        ) : null}
      </div>
      <ul className={`grid gap-x-10 gap-y-10 ${classNames.list}`}>
        {cards.map((name) => {
          const { title, text, illustration, pigment } = allCards[name];
          return (
            <li
              key={name}
              className={`flex flex-wrap content-start gap-6 border-t-2 border-ink pt-6 ${classNames.card} pigment-${pigment}`}
            >
              <Illustration name={illustration} className="text-ink [--accent:var(--pigment)]" />
              <div className="flex max-w-full flex-[1_1_12rem] flex-col gap-2">
                <h3 className="text-subheading">
                  <Message id={title} />
                </h3>
                <p>
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
