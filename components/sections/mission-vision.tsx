import { T } from "../language/t";
import { Section } from "../ui/section";

const cards = [
  {
    title: "ourMission",
    text: "missionText",
    className: "bg-deep text-on-deep [&_h2]:text-on-deep",
  },
  { title: "ourVision", text: "visionText", className: "bg-mist text-ink" },
] as const;

export function MissionVision() {
  return (
    <Section className="grid gap-6 md:grid-cols-2">
      {cards.map((card) => (
        <div
          key={card.title}
          className={`grid content-start gap-4 p-8 lg:p-12 print:p-0 ${card.className}`}
        >
          <h2 className="text-heading">
            <T id={card.title} />
          </h2>
          <p className="text-lead">
            <T id={card.text} />
          </p>
        </div>
      ))}
    </Section>
  );
}
