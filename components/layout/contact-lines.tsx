import { Mail, MapPin, Phone } from "lucide-react";
import { Fragment } from "react";
import { AddressLink } from "./address-link";
import { company, emailLink, phoneLink } from "@/lib/company";
import { Message } from "@/lib/i18n/message";

const lines = [
  {
    label: "phone",
    icon: Phone,
    content: (
      <a href={phoneLink} className="py-3 underline">
        {company.phone}
      </a>
    ),
  },
  {
    label: "email",
    icon: Mail,
    content: (
      <a href={emailLink} className="py-3 underline">
        {company.email}
      </a>
    ),
  },
  { label: "address", icon: MapPin, content: <AddressLink /> },
] as const;

/** Phone, e-mail and address as links, each with its name: on the contact page and in the footer. */
export function ContactLines({ className = "" }: { className?: string }) {
  // Reader modes take blocks of links out, but no address.
  return (
    <address className={`not-italic ${className}`}>
      <dl className="grid grid-cols-[1.5rem_1fr] gap-x-4">
        {lines.map((line) => (
          <Fragment key={line.label}>
            <dt className="contents">
              <line.icon className="row-span-2 size-6" />
              <span className="text-small">
                <Message id={line.label} />
              </span>
            </dt>
            <dd className="not-last:mb-4">{line.content}</dd>
          </Fragment>
        ))}
      </dl>
    </address>
  );
}
