import { MapPin } from "lucide-react";
import { AddressLink } from "@/components/contact/address-link";
import { MapFrame } from "@/components/contact/map-frame";
import { Message } from "@/components/text/message";
import { Section } from "@/components/ui/section";
import { isConfirmed } from "@/lib/facts/contacts";

export function OfficeMap() {
  return (
    <Section labelledBy="map-title" tone="tint" className="grid gap-8">
      <div className="grid columns-min-24 gap-4 lg:gap-x-columns">
        <h2 id="map-title" className="text-heading">
          <Message id="findUs" />
        </h2>
        <div className="grid gap-4">
          <p className="max-w-text sm:text-balance">
            <Message id={isConfirmed("coordinates") ? "findUsTextExact" : "findUsText"} />
          </p>
          <p className="text-balance">
            <AddressLink />
          </p>
        </div>
      </div>
      <div className="grid place-items-center overflow-hidden rounded bg-muted print:hidden">
        {/* Visible until the map has loaded. */}
        <MapPin className="col-start-1 row-start-1 size-11 text-ink" />
        <MapFrame className="col-start-1 row-start-1 w-full dark:[filter:invert(0.9)_hue-rotate(180deg)]" />
      </div>
    </Section>
  );
}
