import { ContactLines } from "@/components/contact/contact-lines";
import { OpenNow } from "@/components/contact/open-now";
import { OpeningHours } from "@/components/contact/opening-hours";
import { Message } from "@/components/text/message";

/** Contact details and opening hours: side by side if there is room, but not on large screens, where the form is beside them. */
export function ContactDetails() {
  return (
    <div className="grid columns-min-16 content-start gap-x-columns gap-y-8 lg:grid-cols-1">
      <section
        aria-labelledby="details-title"
        className="grid content-start gap-4 border-ink lg:border-t-2 lg:pt-6"
      >
        <h2 id="details-title" className="text-heading">
          <Message id="getInTouch" />
        </h2>
        <ContactLines
          first="phone"
          valueClassName="font-semibold text-ink first-of-type:text-heading"
        />
      </section>
      <section
        aria-labelledby="hours-title"
        className="grid content-start gap-3 border-ink max-sm:border-t-2 max-sm:pt-8 lg:border-t-2 lg:pt-6"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h2 id="hours-title" className="text-heading">
            <Message id="businessHours" />
          </h2>
          <p className="text-small max-sm:w-full">
            <Message id="malaysiaTime" />
          </p>
        </div>
        <OpenNow />
        <OpeningHours />
      </section>
    </div>
  );
}
