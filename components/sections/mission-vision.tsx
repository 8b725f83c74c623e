import { Section } from "@/components/ui/section";
import { Message } from "@/lib/i18n/message";

const cards = [
  { title: "ourMission", text: "missionText", pigment: "blue" },
  { title: "ourVision", text: "visionText", pigment: "yellow" },
] as const;

export function MissionVision() {
  return (
    <Section className="grid gap-x-10 gap-y-12 lg:grid-cols-[3fr_2fr]">
      {cards.map((card) => (
        <div key={card.title} className={`grid content-start gap-4 pigment-${card.pigment}`}>
          <div className="strip mb-4 h-7 print:hidden" />
          <h2 className="text-base">
            <Message id={card.title} />
          </h2>
          <p className="text-statement font-medium text-balance text-ink">
            <Message id={card.text} />
          </p>
        </div>
      ))}
    </Section>
  );
}
