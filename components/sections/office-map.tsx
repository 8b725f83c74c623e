import { AddressLink } from "../address-link";
import { T } from "../language/t";
import { MapFrame } from "../map-frame";
import { Section } from "../ui/section";

export function OfficeMap() {
  return (
    <Section labelledBy="map-title" tone="mist" className="grid gap-6">
      <h2 id="map-title" className="text-heading">
        <T id="findUs" />
      </h2>
      <p className="max-w-prose text-balance">
        <T id="findUsText" />
      </p>
      <MapFrame className="w-full border border-line bg-line" />
      <p>
        <AddressLink />
      </p>
    </Section>
  );
}
