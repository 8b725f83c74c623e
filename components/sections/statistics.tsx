import { company } from "../company";
import { T } from "../language/t";
import { Section } from "../ui/section";

const statistics = [
  { figure: company.statistics.products, label: "productsAvailable" },
  { figure: company.statistics.clients, label: "satisfiedClients" },
  { figure: company.statistics.years, label: "yearsExperience" },
] as const;

export function Statistics() {
  return (
    <Section labelledBy="statistics-title" tone="brand">
      <h2 id="statistics-title" className="sr-only">
        <T id="companyInFigures" />
      </h2>
      <dl className="grid gap-x-6 gap-y-10 sm:grid-cols-3">
        {statistics.map((statistic) => (
          <div key={statistic.label} className="flex flex-col-reverse justify-end gap-2">
            <dt className="text-lead text-balance">
              <T id={statistic.label} />
            </dt>
            <dd className="text-figure font-semibold">{statistic.figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
