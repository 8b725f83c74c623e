import { Bands, IllustratedBand } from "@/components/deck/bands";
import { values } from "@/lib/content/values";
import type { MessageKey } from "@/lib/i18n/languages";

type FeaturesProps = { title: MessageKey; names: (keyof typeof values)[] };

/** The features of the home page, on the next tints of the pigment that is chosen above them. */
export function Features({ title, names }: FeaturesProps) {
  return (
    <Bands title={title} className="bands-narrow">
      {names.map((name) => {
        const { illustration, title, text } = values[name];
        return <IllustratedBand key={name} name={illustration} title={title} text={text} />;
      })}
    </Bands>
  );
}
