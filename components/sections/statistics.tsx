import { Section } from "@/components/ui/section";
import { company } from "@/lib/content/company";
import { routes } from "@/lib/content/routes";
import { statistics } from "@/lib/facts/derived-facts";
import { Message } from "@/lib/i18n/message";

/** The figures on three tints of a pigment, like a strip of the fan deck. */
export function Statistics() {
  const figures = company.statistics;
  if (!figures) return null;
  return (
    <Section labelledBy="statistics-title">
      <h2 id="statistics-title" className="sr-only">
        <Message id="companyInFigures" />
      </h2>
      <ul className={`swatch-frame statistics tint-steps pigment-${routes.about.pigment}`}>
        {statistics.map(({ name, label }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-2 p-4 pigment-tint sm:flex-col sm:p-5 lg:p-8"
          >
            <span className="min-w-32 text-figure font-semibold whitespace-nowrap">
              {figures[name]}{" "}
            </span>
            <span className="grow basis-32 text-lead font-semibold sm:grow-0 sm:basis-auto">
              <Message id={label} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
