import { AddressLink } from "./address-link";
import { company, emailLink, phoneLink } from "./company";
import { T } from "./language/t";
import { Icon } from "./ui/icon";
import { mailIcon, mapPinIcon, phoneIcon } from "./ui/icons";

const lines = [
  {
    label: "phone",
    icon: phoneIcon,
    content: (
      <a href={phoneLink} className="py-3 underline">
        {company.phone}
      </a>
    ),
  },
  {
    label: "email",
    icon: mailIcon,
    content: (
      <a href={emailLink} className="py-3 underline">
        {company.email}
      </a>
    ),
  },
  { label: "address", icon: mapPinIcon, content: <AddressLink /> },
] as const;

/** Phone, e-mail and address as links, each with its name: on the contact page and in the footer. */
export function ContactLines() {
  return (
    <dl className="grid gap-4">
      {lines.map((line) => (
        <div key={line.label} className="grid grid-cols-[1.5rem_1fr] gap-x-4">
          <dt className="contents">
            <Icon icon={line.icon} className="row-span-2 size-6" />
            <span className="text-small">
              <T id={line.label} />
            </span>
          </dt>
          <dd className="col-start-2">{line.content}</dd>
        </div>
      ))}
    </dl>
  );
}
