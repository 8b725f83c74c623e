import { Bands } from "@/components/deck/bands";
import { Message } from "@/components/text/message";

const bands = [
  { title: "ourMission", text: "missionText" },
  { title: "ourVision", text: "visionText" },
] as const;

export function MissionVision() {
  return (
    <Bands as="div" className="bands-wide">
      {bands.map(({ title, text }) => (
        <div key={title} className="grid content-start gap-4 pigment-tint">
          <h2 className="text-heading">
            <Message id={title} />
          </h2>
          <p className="max-w-160 text-lead text-balance">
            <Message id={text} />
          </p>
        </div>
      ))}
    </Bands>
  );
}
