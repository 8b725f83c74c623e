import type { ReactNode } from "react";
import { Message } from "@/components/text/message";
import { Link } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { routes } from "@/lib/content/routes";
import { findRoute } from "@/lib/facts/routes";
import { pageMetadata } from "@/lib/seo/metadata";

/** Returns the metadata of the page at a path, such as `/services`. */
export function fixturePageMetadata(path: string) {
  return pageMetadata(findRoute(path)!);
}

/** A page of the fixture site: its heading, a link to another page, and what the tests need. */
export function FixturePage({ path, children }: { path: string; children?: ReactNode }) {
  const route = findRoute(path)!;
  const other = Object.values(routes).find((other) => other !== route)!;
  return (
    <Section className="grid gap-8">
      <h1 className="text-title">
        <Message id={route.heading} />
      </h1>
      <p>
        <Link href={other.path} className="text-link">
          <Message id={other.label} />
        </Link>
      </p>
      {children}
    </Section>
  );
}
