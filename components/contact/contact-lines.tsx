import { Mail, MapPin, Phone } from "lucide-react";
import { Fragment } from "react";
import { company } from "@/lib/company";
import { emailUrl, phoneUrl } from "@/lib/derived-facts";
import { Message } from "@/lib/i18n/message";
import { AddressLink } from "./address-link";

/** Each line of the footer and of the contact page, with the message key of its label. */
const lines = [
  {
    label: "phone",
    icon: Phone,
    content: (
      <a href={phoneUrl} className="text-link">
        {company.phone}
      </a>
    ),
  },
  {
    label: "email",
    icon: Mail,
    content: (
      <a href={emailUrl} className="text-link">
        {company.email}
      </a>
    ),
  },
  { label: "address", icon: MapPin, content: <AddressLink /> },
] as const;

type ContactLinesProps = {
  /** The label of the line that precedes the others. */
  first: (typeof lines)[number]["label"];
  valueClassName?: string;
};

/** Phone, email, address and other lines as labelled links. In the footer of a phone, the icon is the visible label. */
export function ContactLines({ first, valueClassName = "" }: ContactLinesProps) {
  const ordered = [
    ...lines.filter(({ label }) => label === first),
    ...lines.filter(({ label }) => label !== first),
  ];
  // Reader modes remove lists of links, but keep an <address>.
  return (
    <address className="not-italic">
      <dl className="contact-lines grid grid-cols-[1.5rem_1fr] gap-x-4">
        {ordered.map(({ label, icon: Icon, content }) => (
          <Fragment key={label}>
            <dt className="contents">
              <Icon className="row-span-2 size-6 in-[footer]:max-sm:row-auto" />
              <span className="text-small in-[footer]:max-sm:sr-only">
                <Message id={label} />
              </span>
            </dt>
            <dd className={`not-last:mb-4 in-[footer]:max-sm:not-last:mb-5 ${valueClassName}`}>
              {content}
            </dd>
          </Fragment>
        ))}
      </dl>
    </address>
  );
}
