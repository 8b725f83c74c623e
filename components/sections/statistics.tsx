import { company } from "@/lib/company";
import { Message } from "@/lib/i18n/message";

const figures = [
  { figure: "products", label: "productsAvailable", pigment: "blue", growClassName: "grow-5" },
  { figure: "clients", label: "satisfiedClients", pigment: "yellow", growClassName: "grow-4" },
  { figure: "years", label: "yearsExperience", pigment: "magenta", growClassName: "grow-3" },
] as const;

/** The figures, each on a pigment; the widths decrease from left to right. */
export function Statistics() {
  const { statistics } = company;
  if (!statistics) return null;
  return (
    <section aria-labelledby="statistics-title">
      <h2 id="statistics-title" className="sr-only">
        <Message id="companyInFigures" />
      </h2>
      <ul className="flex flex-wrap print:flex-nowrap">
        {figures.map(({ figure, label, pigment, growClassName }) => (
          <li
            key={label}
            className={`flex statistic-column flex-col gap-2 px-gutter pb-8 pigment-surface first:container-indent ${growClassName} pigment-${pigment}`}
          >
            <span className="text-figure font-semibold whitespace-nowrap">
              {statistics[figure]}{" "}
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
