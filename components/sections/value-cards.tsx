import type { MessageKey } from "../language/language-store";
import { T } from "../language/t";
import { Illustration } from "../ui/illustration";
import { pigments } from "../ui/pigments";
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

type ValueCardsProps = { title: MessageKey; names: (keyof typeof cards)[] };

/** What the company promises, one card each: the features of the home page and the values of the about page. */
export function ValueCards({ title, names }: ValueCardsProps) {
  const isRow = names.length < 4;
  return (
    <Section
      labelledBy="value-cards-title"
      className={`grid gap-x-16 gap-y-10 ${isRow ? "" : "lg:grid-cols-[1fr_2fr]"}`}
    >
      <div className="grid content-between gap-10 pigment-blue">
        <h2 id="value-cards-title" className="text-heading">
          <T id={title} />
        </h2>
        {isRow ? null : (
          <Illustration
            name="drum"
            className="[stroke-width:1.25] text-ink [--accent:var(--pigment)] max-lg:hidden lg:size-64"
          />
        )}
      </div>
      <ul
        className={`grid gap-x-10 gap-y-10 ${isRow ? "lg:grid-cols-3 print:grid-cols-3" : "sm:grid-cols-2"}`}
      >
        {names.map((name) => {
          const { title, text, drawing, pigment } = cards[name];
          return (
            <li
              key={name}
              className={`grid content-start gap-6 border-t-2 border-ink pt-6 ${isRow ? "max-lg:grid-cols-[auto_minmax(0,1fr)]" : "max-sm:grid-cols-[auto_minmax(0,1fr)]"} ${pigments[pigment].className}`}
            >
              <Illustration name={drawing} className="text-ink [--accent:var(--pigment)]" />
              <div className="grid content-start gap-2">
                <h3 className="text-subheading">
                  <T id={title} />
                </h3>
                <p>
                  <T id={text} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
