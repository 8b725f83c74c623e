import { Bands } from "@/components/deck/bands";
import { Message } from "@/components/text/message";
import { company } from "@/lib/content/company";
import { statistics } from "@/lib/facts/derived-facts";

/** The figures, on tints that become stronger up to the pigment of the section below. */
export function Statistics() {
  const figures = company.statistics;
  if (!figures) return null;
  return (
    <Bands title="companyInFigures" isTitleHidden className="bands-wide bands-rising bands-figures">
      {statistics.map(({ name, label }) => (
        <li key={name} className="pigment-tint">
          <span className="font-semibold text-ink">{figures[name]} </span>
          <span className="font-semibold">
            <Message id={label} />
          </span>
        </li>
      ))}
    </Bands>
  );
}
