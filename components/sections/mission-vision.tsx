import { Section } from "@/components/ui/section";
import { Message } from "@/lib/i18n/message";

const cards = [
  { title: "ourMission", text: "missionText", surface: "pigment-surface lg:flex-7" },
  { title: "ourVision", text: "visionText", surface: "bg-wash lg:flex-5" },
] as const;

export function MissionVision() {
  return (
    <Section className="grid gap-4 lg:flex lg:gap-10">
      {cards.map(({ title, text, surface }) => (
        <div
          key={title}
          className={`grid content-start gap-4 p-6 pigment-blue lg:p-10 print:p-0 ${surface}`}
        >
          <h2 className="text-heading">
            <Message id={title} />
          </h2>
          <p className="text-lead text-ink">
            <Message id={text} />
          </p>
        </div>
      ))}
    </Section>
  );
}
