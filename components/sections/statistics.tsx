import { Bands } from "@/components/deck/bands";
import { Message } from "@/components/text/message";
import { company } from "@/lib/content/company";

/** The figures in their order, with the message keys of their labels. */
const statistics = [
  { name: "products", label: "productsAvailable" },
  { name: "clients", label: "satisfiedClients" },
  { name: "years", label: "yearsExperience" },
] as const;

/** The figures, on tints that become stronger up to the pigment of the section below. */
export function Statistics() {
  const figures = company.statistics;
  if (!figures) return null;
  return (
    <Bands title="companyInFigures" isTitleHidden className="bands-wide bands-rising">
      {statistics.map(({ name, label }) => (
        <li
          key={name}
          className="flex flex-wrap items-center gap-x-4 font-semibold pigment-tint @tile:grid @tile:gap-2"
        >
          <span className="min-w-[2.6em] text-figure whitespace-nowrap text-ink">
            {figures[name]}{" "}
          </span>
          <span className="grow basis-28">
            <Message id={label} />
          </span>
        </li>
      ))}
    </Bands>
  );
}
