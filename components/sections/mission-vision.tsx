import { Section } from "@/components/ui/section";
import { Message } from "@/lib/i18n/message";

const cards = [
  { title: "ourMission", text: "missionText" },
  { title: "ourVision", text: "visionText" },
] as const;

export function MissionVision() {
  return (
    <Section className="grid gap-10 lg:card-columns-2">
      {cards.map(({ title, text }) => (
        <div key={title} className="grid content-start gap-4 border-t-2 border-ink pt-6">
          <h2 className="text-subheading">
            <Message id={title} />
          </h2>
          <p className="text-statement font-medium text-balance text-ink">
            <Message id={text} />
          </p>
        </div>
      ))}
    </Section>
  );
}
