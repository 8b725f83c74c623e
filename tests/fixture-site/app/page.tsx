import { Documents } from "@/components/sections/documents";
import { JsonLd } from "@/components/ui/json-ld";
import { businessData } from "@/lib/seo/structured-data";
import { FixturePage, fixturePageMetadata } from "./fixture-page";

export const generateMetadata = () => fixturePageMetadata("/");

export default function HomePage() {
  return (
    <FixturePage path="/">
      <JsonLd data={businessData()} />
      {/* A form of another service, such as a newsletter. */}
      <form method="post" action="https://newsletter.sample.example/" />
      <Documents />
    </FixturePage>
  );
}
