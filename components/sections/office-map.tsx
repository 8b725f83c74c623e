import { AddressLink } from "@/components/contact/address-link";
import { MapFrame } from "@/components/contact/map-frame";
import { Section } from "@/components/ui/section";
import { isConfirmed } from "@/lib/derived-facts";
import { Message } from "@/lib/i18n/message";

export function OfficeMap() {
  return (
    <Section labelledBy="map-title" className="grid gap-x-16 gap-y-4 lg:grid-cols-[6fr_7fr]">
      <h2 id="map-title" className="text-heading">
        <Message id="findUs" />
      </h2>
      <div className="grid gap-4">
        <p className="max-w-prose">
          <Message id={isConfirmed("coordinates") ? "findUsTextExact" : "findUsText"} />
        </p>
        <p>
          <AddressLink />
        </p>
      </div>
      <MapFrame className="mt-2 w-full border border-line bg-line lg:col-span-full dark:[filter:grayscale(1)_invert(0.9)]" />
    </Section>
  );
}
