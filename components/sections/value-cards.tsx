import type { MessageKey } from "@/lib/i18n/language-store";
import { Message } from "@/lib/i18n/message";
import { Illustration } from "../ui/illustration";
import { pigments } from "@/lib/pigments";
import { Section } from "../ui/section";

const cards = {
  quality: {
    title: "qualityCommitment",
    text: "qualityText",
    drawing: "certificate",
    pigment: "blue",
  },
  customer: {
    title: "customerFocus",
    text: "customerText",
    drawing: "inquiry",
    pigment: "magenta",
  },
  excellence: {
    title: "excellence",
    text: "excellenceText",
    drawing: "balance",
    pigment: "yellow",
  },
  reach: {
    title: "globalReach",
    text: "globalReachText",
    drawing: "ship",
    pigment: "green",
  },
  sustainability: {
    title: "sustainability",
    text: "sustainabilityText",
    drawing: "drop",
    pigment: "green",
  },
} as const;

const layouts = {
  /** Under one another, then all in one row below the heading. */
  row: {
    section: "",
    list: "lg:grid-cols-3 print:grid-cols-3",
    card: "lg:grid",
  },
  /** In pairs, on a wide screen beside the heading and a large drawing. */
  pairs: {
    section: "lg:grid-cols-[1fr_2fr]",
    list: "sm:grid-cols-2",
    card: "sm:grid",
  },
};

type ValueCardsProps = {
  title: MessageKey;
  names: (keyof typeof cards)[];
  layout: keyof typeof layouts;
};

/** What the company promises, one card each: the features of the home page and the values of the about page. */
export function ValueCards({ title, names, layout }: ValueCardsProps) {
  const { section, list, card } = layouts[layout];
  return (
    <Section labelledBy="value-cards-title" className={`grid gap-x-16 gap-y-10 ${section}`}>
      <div className="grid content-between gap-10 pigment-blue">
        <h2 id="value-cards-title" className="text-heading">
          <Message id={title} />
        </h2>
        {layout === "pairs" ? (
          <Illustration
            name="drum"
            className="[stroke-width:1.25] text-ink [--accent:var(--pigment)] max-lg:hidden lg:size-64"
          />
        ) : null}
      </div>
      <ul className={`grid gap-x-10 gap-y-10 ${list}`}>
        {names.map((name) => {
          const { drawing, pigment, ...words } = cards[name];
          return (
            <li
              key={name}
              className={`flex flex-wrap content-start gap-6 border-t-2 border-ink pt-6 ${card} ${pigments[pigment].className}`}
            >
              <Illustration name={drawing} className="text-ink [--accent:var(--pigment)]" />
              <div className="grid flex-[1_1_12rem] content-start gap-2">
                <h3 className="text-subheading">
                  <Message id={words.title} />
                </h3>
                <p>
                  <Message id={words.text} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
