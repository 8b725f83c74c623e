import { company } from "../company";
import { T } from "../language/t";
import { pigments } from "../ui/pigments";

const statistics = [
  { figure: company.statistics.products, label: "productsAvailable", pigment: "blue" },
  { figure: company.statistics.clients, label: "satisfiedClients", pigment: "yellow" },
  { figure: company.statistics.years, label: "yearsExperience", pigment: "magenta" },
] as const;

/** The figures, each on a field of pigment from edge to edge; the fields grow narrower with what they count. */
export function Statistics() {
  return (
    <section aria-labelledby="statistics-title" className="@container">
      <h2 id="statistics-title" className="sr-only">
        <T id="companyInFigures" />
      </h2>
      <dl className="grid @min-[60rem]:grid-cols-[5fr_4fr_3fr] print:grid-cols-3">
        {statistics.map(({ figure, label, pigment }) => (
          <div
            key={label}
            className={`flex flex-col-reverse justify-end gap-2 px-gutter pt-6 pb-8 chip first:page-start @min-[60rem]:pt-28 ${pigments[pigment].className}`}
          >
            <dt className="text-subheading font-bold">
              <T id={label} />
            </dt>
            <dd className="text-figure font-semibold whitespace-nowrap">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
