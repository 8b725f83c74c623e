import { Bands, IllustratedBand } from "@/components/deck/bands";
import { values } from "@/lib/content/values";
import type { MessageKey } from "@/lib/i18n/languages";

type FeaturesProps = { title: MessageKey; cards: (keyof typeof values)[] };

/** The feature cards of the home page, on the next tints of the pigment that is chosen above them. */
export function Features({ title, cards }: FeaturesProps) {
  return (
    <Bands title={title} className="bands-narrow">
      {cards.map((card) => {
        const { illustration, title, text } = values[card];
        return <IllustratedBand key={card} name={illustration} title={title} text={text} />;
      })}
    </Bands>
  );
}
