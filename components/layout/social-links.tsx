import type { LucideIcon } from "lucide-react";
import { company } from "@/lib/content/company";
import type { KnownNetwork } from "@/lib/content/schema";

/** Icons in lucide's style, as paths on its grid of 24 units, because lucide-react has no brand icons. */
const paths: Record<KnownNetwork, string> = {
  Facebook:
    "M10 21v-7.5H7V10h3V7.5A4.5 4.5 0 0 1 14.5 3H17v3.5h-2.2A1.3 1.3 0 0 0 13.5 7.8V10H17l-.7 3.5h-2.8V21Z",
  Twitter: "M4 4h4l12 16h-4ZM4.5 20l6-7M13.5 11l6-7",
  LinkedIn:
    "M4 10h3.5v11H4ZM5.7 3.2v3.5M10.5 21V10H14v1.6c.7-1.1 1.9-1.8 3.3-1.8 2.5 0 3.7 1.7 3.7 4.3V21h-3.5v-6.2c0-1.1-.5-1.8-1.6-1.8-1.2 0-1.9.8-1.9 2.1V21Z",
  Instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 7h.01",
};

/** The company's profiles; one without a URL is a disabled placeholder. */
export function SocialLinks() {
  return (
    <ul className="flex flex-wrap gap-2" translate="no">
      {company.socialProfiles.map((profile) => (
        <li key={profile.name}>
          <a
            href={profile.url}
            role={profile.url ? undefined : "link"}
            aria-disabled={profile.url ? undefined : true}
            className={`grid size-11 place-items-center rounded border border-on-inverse-line ${profile.url ? "text-on-inverse hover:border-on-inverse" : "border-dashed opacity-70 forced-colors:border-[GrayText] forced-colors:text-[GrayText] forced-colors:opacity-100"}`}
          >
            <NetworkIcon icon={"icon" in profile ? profile.icon : paths[profile.name]} />
            <span className="sr-only">{profile.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function NetworkIcon({ icon: Icon }: { icon: LucideIcon | string }) {
  if (typeof Icon !== "string") return <Icon className="size-5" />;
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      className="lucide size-5 fill-none stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={Icon} />
    </svg>
  );
}
