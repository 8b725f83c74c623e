import { ContactLines } from "../contact-lines";
import { T } from "../language/t";
import { OpeningHours } from "../opening-hours";

export function ContactDetails() {
  return (
    <div className="grid content-start gap-12 lg:pt-10">
      <section aria-labelledby="details-title" className="grid gap-6">
        <h2 id="details-title" className="text-heading">
          <T id="getInTouch" />
        </h2>
        <ContactLines className="[&_dd]:text-lead [&_dd]:font-semibold [&_dd]:text-ink" />
      </section>
      <section aria-labelledby="hours-title" className="grid gap-6">
        <h2 id="hours-title" className="text-heading">
          <T id="businessHours" />
        </h2>
        <OpeningHours />
      </section>
    </div>
  );
}
