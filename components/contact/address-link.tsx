import { addressUrl, addressValues } from "@/lib/facts/derived-facts";
import { Message } from "@/lib/i18n/message";

/** The company's address as a link to a maps search in a new tab. */
export function AddressLink() {
  const { region, ...values } = addressValues();
  return (
    <a href={addressUrl()} target="_blank" rel="noopener" className="text-link">
      <span translate="no">
        <Message
          id="addressText"
          values={{ ...values, region: region.replaceAll(" ", "\u00a0") }}
        />
      </span>{" "}
      <span className="sr-only">
        <Message id="opensInNewTab" />
      </span>
    </a>
  );
}
