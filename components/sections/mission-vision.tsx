import { Section } from "@/components/ui/section";
import { routes } from "@/lib/content/routes";
import { Message } from "@/lib/i18n/message";

const cards = [
  { title: "ourMission", text: "missionText" },
  { title: "ourVision", text: "visionText" },
] as const;

export function MissionVision() {
  return (
    <Section>
      <div className="swatches tint-steps lg:grid-cols-2">
        {cards.map(({ title, text }) => (
          <div
            key={title}
            className={`grid content-start gap-4 p-inset pigment-tint lg:p-8 print:p-0 pigment-${routes.about.pigment}`}
          >
            <h2 className="text-heading">
              <Message id={title} />
            </h2>
            <p className="text-lead text-ink">
              <Message id={text} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
