import { company } from "@/lib/company";
import { Message } from "@/lib/i18n/message";

const figures = [
  { figure: "products", label: "productsAvailable", pigment: "blue" },
  { figure: "clients", label: "satisfiedClients", pigment: "yellow" },
  { figure: "years", label: "yearsExperience", pigment: "magenta" },
] as const;

/** The figures, each on a pigment, in the columns of the sections above. */
export function Statistics() {
  const { statistics } = company;
  if (!statistics) return null;
  return (
    <section aria-labelledby="statistics-title">
      <h2 id="statistics-title" className="sr-only">
        <Message id="companyInFigures" />
      </h2>
      <ul className="statistics">
        {figures.map(({ figure, label, pigment }) => (
          <li
            key={label}
            className={`flex flex-col gap-2 px-gutter py-8 pigment-surface lg:py-12 pigment-${pigment}`}
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
