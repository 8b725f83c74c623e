import { Mail, MapPin, Phone } from "lucide-react";
import { Fragment } from "react";
import { company } from "@/lib/company";
import { emailUrl, phoneUrl } from "@/lib/derived-facts";
import { Message } from "@/lib/i18n/message";
import { AddressLink } from "./address-link";

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

type ContactLinesProps = { className?: string; valueClassName?: string };

/** Phone, email and address as labelled links, for the contact page and the footer. */
export function ContactLines({ className = "", valueClassName = "" }: ContactLinesProps) {
  // Reader modes remove lists of links, but keep an <address>.
  return (
    <address className={`not-italic ${className}`}>
      <dl className="print-contact-lines grid grid-cols-[1.5rem_1fr] gap-x-4">
        {lines.map((line) => (
          <Fragment key={line.label}>
            <dt className="contents">
              <line.icon className="row-span-2 size-6" />
              <span className="text-small">
                <Message id={line.label} />
              </span>
            </dt>
            <dd className={`not-last:mb-4 ${valueClassName}`}>{line.content}</dd>
          </Fragment>
        ))}
      </dl>
    </address>
  );
}
