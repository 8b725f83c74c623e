import { Mail, MapPin, Phone } from "lucide-react";
import { Fragment } from "react";
import { company } from "@/lib/company";
import { emailUrl, phoneUrl } from "@/lib/derived-facts";
import { Message } from "@/lib/i18n/message";
import { AddressLink } from "./address-link";

const lines = {
  phone: {
    icon: Phone,
    content: (
      <a href={phoneUrl} className="text-link">
        {company.phone}
      </a>
    ),
  },
  email: {
    icon: Mail,
    content: (
      <a href={emailUrl} className="text-link">
        {company.email}
      </a>
    ),
  },
  address: { icon: MapPin, content: <AddressLink /> },
};

type ContactLinesProps = {
  order: (keyof typeof lines)[];
  className?: string;
  valueClassName?: string;
};

/** Phone, email and address as labelled links, in the order of the page or the footer. */
export function ContactLines({ order, className = "", valueClassName = "" }: ContactLinesProps) {
  // Reader modes remove lists of links, but keep an <address>.
  return (
    <address className={`not-italic ${className}`}>
      <dl className="contact-lines grid grid-cols-[1.5rem_1fr] gap-x-4">
        {order.map((label) => {
          const { icon: Icon, content } = lines[label];
          return (
            <Fragment key={label}>
              <dt className="contents">
                <Icon className="row-span-2 size-6" />
                <span className="text-small">
                  <Message id={label} />
                </span>
              </dt>
              <dd className={`not-last:mb-2 sm:not-last:mb-4 ${valueClassName}`}>{content}</dd>
            </Fragment>
          );
        })}
      </dl>
    </address>
  );
}
