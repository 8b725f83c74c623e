import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { Fragment } from "react";
import { Message } from "@/components/text/message";
import { company } from "@/lib/content/company";
import { emailUrl, phoneUrl, whatsappUrl } from "@/lib/facts/contacts";
import { AddressLink } from "./address-link";

const whatsappLine = {
  name: "whatsapp",
  label: <span translate="no">WhatsApp</span>,
  icon: MessageCircle,
  content: (
    <a href={whatsappUrl} className="text-link">
      {company.whatsapp}
    </a>
  ),
};

/** A long address wraps at its sign. */
const [user, host] = company.email.split("@");

/** Each line of the footer and of the contact page. */
const lines = [
  {
    name: "phone",
    label: <Message id="phone" />,
    icon: Phone,
    content: (
      <a href={phoneUrl} className="text-link">
        {company.phone}
      </a>
    ),
  },
  ...(company.whatsapp ? [whatsappLine] : []),
  {
    name: "email",
    label: <Message id="email" />,
    icon: Mail,
    content: (
      <a href={emailUrl} translate="no" className="text-link">
        {user}@<wbr />
        {host}
      </a>
    ),
  },
  { name: "address", label: <Message id="address" />, icon: MapPin, content: <AddressLink /> },
];

type ContactLinesProps = {
  /** The line that precedes the others. */
  first: "phone" | "address";
  valueClassName?: string;
};

/** Phone, email, address and other lines as labelled links. In the footer of a phone, the icon is the visible label. */
export function ContactLines({ first, valueClassName = "" }: ContactLinesProps) {
  const ordered = [
    ...lines.filter(({ name }) => name === first),
    ...lines.filter(({ name }) => name !== first),
  ];
  // Reader modes remove lists of links, but keep an <address>.
  return (
    <address className="not-italic">
      <dl className="contact-lines">
        {ordered.map(({ name, label, icon: Icon, content }) => (
          <Fragment key={name}>
            <dt className="contents">
              <Icon className="size-6" />
              <span className="text-small in-[footer]:max-sm:sr-only">{label}</span>
            </dt>
            <dd className={valueClassName}>{content}</dd>
          </Fragment>
        ))}
      </dl>
    </address>
  );
}
