import { company } from "@/lib/company";
import { statistics } from "@/lib/derived-facts";
import { Message } from "@/lib/i18n/message";

const pigments = { products: "blue", clients: "yellow", years: "magenta" } as const;

/** The figures, each on a pigment, in the columns of the sections above. */
export function Statistics() {
  const figures = company.statistics;
  if (!figures) return null;
  return (
    <section aria-labelledby="statistics-title">
      <h2 id="statistics-title" className="sr-only">
        <Message id="companyInFigures" />
      </h2>
      {/* The first pigment extends to the edge of the page. */}
      <ul className={`statistics pigment-surface lg:container-indent pigment-${pigments.products}`}>
        {statistics.map(({ name, label }) => (
          <li
            key={name}
            className={`flex flex-wrap items-baseline gap-x-4 gap-y-2 px-gutter py-5 pigment-surface sm:flex-col sm:py-8 lg:py-12 pigment-${pigments[name]}`}
          >
            <span className="min-w-[2.4em] text-figure font-semibold whitespace-nowrap">
              {figures[name]}{" "}
            </span>
            <span className="text-subheading font-bold">
              <Message id={label} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
