import { Message } from "@/components/text/message";
import { addressUrl, addressValues } from "@/lib/facts/contacts";
import { keepTogether } from "@/lib/keep-together";

/** The company's address as a link to a maps search in a new tab. */
export function AddressLink() {
  const { region, ...values } = addressValues();
  return (
    <a href={addressUrl()} target="_blank" rel="noopener" className="text-link">
      <span translate="no">
        <Message id="addressText" values={{ ...values, region: keepTogether(region) }} />
      </span>{" "}
      <span className="sr-only">
        <Message id="opensInNewTab" />
      </span>
    </a>
  );
}
