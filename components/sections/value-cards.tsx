import type { MessageKey } from "../language/language-store";
import { T } from "../language/t";
import { Card } from "../ui/card";
import { badgeCheckIcon, globeIcon, leafIcon, medalIcon, usersIcon } from "../ui/icons";
import { Section } from "../ui/section";

const cards = {
  quality: {
    title: "qualityCommitment",
    text: "qualityText",
    icon: badgeCheckIcon,
    pigment: "blue",
  },
  customer: { title: "customerFocus", text: "customerText", icon: usersIcon, pigment: "magenta" },
  excellence: { title: "excellence", text: "excellenceText", icon: medalIcon, pigment: "yellow" },
  reach: { title: "globalReach", text: "globalReachText", icon: globeIcon, pigment: "green" },
  sustainability: {
    title: "sustainability",
    text: "sustainabilityText",
    icon: leafIcon,
    pigment: "green",
  },
} as const;

type ValueCardsProps = { title: MessageKey; names: (keyof typeof cards)[] };

/** What the company promises, one card each: the features of the home page and the values of the about page. */
export function ValueCards({ title, names }: ValueCardsProps) {
  return (
    <Section labelledBy="value-cards-title" tone="mist" className="grid gap-10">
      <h2 id="value-cards-title" className="text-heading">
        <T id={title} />
      </h2>
      <ul
        className={`grid gap-6 ${names.length === 4 ? "sm:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3"}`}
      >
        {names.map((name) => {
          const { title, text, icon, pigment } = cards[name];
          return (
            <li key={name}>
              <Card icon={icon} pigment={pigment} title={<T id={title} />}>
                <p>
                  <T id={text} />
                </p>
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
