import { Icon } from "lucide-react";
import { company } from "@/lib/company";
import { socialIcons } from "./social-icons";

/** The company's profiles; one without a URL is a disabled placeholder. */
export function SocialLinks() {
  return (
    <ul className="flex flex-wrap gap-3 max-sm:max-w-28" translate="no">
      {company.socialProfiles.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            role={url ? undefined : "link"}
            aria-disabled={url ? undefined : true}
            className={`grid size-11 place-items-center rounded border border-on-inverse-line ${url ? "text-on-inverse hover:border-on-inverse" : ""}`}
          >
            <Icon icon={socialIcons[name]} className="size-5" />
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
