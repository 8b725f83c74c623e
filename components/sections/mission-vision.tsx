import { Message } from "@/components/text/message";
import "./tint-band.css";
import "./tint-columns.css";

const cards = [
  { title: "ourMission", text: "missionText" },
  { title: "ourVision", text: "visionText" },
] as const;

/** Two tints of the card above it. */
export function MissionVision() {
  return (
    <section className="overflow-hidden">
      <div className="@container page-container">
        <div className="tint-band tint-columns">
          {cards.map(({ title, text }) => (
            <div key={title} className="grid content-start gap-4 pigment-tint">
              <h2 className="text-heading">
                <Message id={title} />
              </h2>
              <p className="text-lead text-balance">
                <Message id={text} />
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
