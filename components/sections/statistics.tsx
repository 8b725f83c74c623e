import { Message } from "@/components/text/message";
import { company } from "@/lib/content/company";
import { statistics } from "@/lib/facts/derived-facts";
import "./tint-band.css";
import "./tint-columns.css";
import "./statistics.css";

/** The figures on three tints of a pigment, like a strip of the fan deck. */
export function Statistics() {
  const figures = company.statistics;
  if (!figures) return null;
  return (
    <section aria-labelledby="statistics-title" className="overflow-hidden">
      <h2 id="statistics-title" className="sr-only">
        <Message id="companyInFigures" />
      </h2>
      <div className="@container page-container">
        <ul className="tint-band tint-columns statistics">
          {statistics.map(({ name, label }) => (
            <li key={name} className="pigment-tint">
              <span className="font-semibold text-ink">{figures[name]} </span>
              <span className="text-copy font-semibold">
                <Message id={label} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
