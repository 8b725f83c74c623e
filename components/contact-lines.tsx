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
      <a href={phoneLink} className="underline">
        {company.phone}
      </a>
    ),
  },
  {
    label: "email",
    icon: mailIcon,
    content: (
      <a href={emailLink} className="underline">
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
        <div
          key={line.label}
          className="relative grid grid-cols-[1.5rem_1fr] gap-x-4 [&_a]:after:absolute [&_a]:after:inset-0"
        >
          <dt className="contents">
            <Icon icon={line.icon} className="row-span-2 size-6" />
            <span className="text-small">
              <T id={line.label} />
            </span>
          </dt>
          <dd className="col-start-2 [overflow-wrap:anywhere]">{line.content}</dd>
        </div>
      ))}
    </dl>
  );
}
