import { Bands, IllustratedBand } from "@/components/deck/bands";
import { processSteps } from "@/lib/content/services";

/** The steps of the process, on tints that become stronger with each step. */
export function ProcessSteps() {
  return (
    <Bands as="ol" title="ourProcess" className="bands-narrow bands-rising">
      {processSteps.map(({ illustration, ...texts }, index) => (
        <IllustratedBand
          key={texts.title}
          name={illustration}
          number={String(index + 1).padStart(2, "0")}
          {...texts}
        />
      ))}
    </Bands>
  );
}
