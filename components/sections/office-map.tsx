import { AddressLink } from "@/components/contact/address-link";
import { MapFrame } from "@/components/contact/map-frame";
import { Section } from "@/components/ui/section";
import { isConfirmed } from "@/lib/derived-facts";
import { Message } from "@/lib/i18n/message";

export function OfficeMap() {
  return (
    <Section labelledBy="map-title" className="grid gap-x-16 gap-y-6 lg:grid-cols-[6fr_7fr]">
      <div className="grid content-start gap-4">
        <h2 id="map-title" className="text-heading">
          <Message id="findUs" />
        </h2>
        <p className="max-w-md">
          <Message id={isConfirmed("coordinates") ? "findUsTextExact" : "findUsText"} />
        </p>
        <p>
          <AddressLink />
        </p>
      </div>
      <MapFrame className="w-full border border-line bg-line dark:[filter:grayscale(1)_invert(0.9)]" />
    </Section>
  );
}
