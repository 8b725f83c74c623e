import { WithDocuments } from "@/components/sections/documents";
import { JsonLd } from "@/components/ui/json-ld";
import { businessData } from "@/lib/seo/structured-data";
import { FixedPage, fixedPageMetadata } from "./fixed-page";

export const generateMetadata = () => fixedPageMetadata("/");

export default function HomePage() {
  return (
    <FixedPage path="/">
      <WithDocuments>
        <JsonLd data={businessData()} />
        {/* A form of another service, such as a newsletter. */}
        <form method="post" action="https://newsletter.sample.example/" />
      </WithDocuments>
    </FixedPage>
  );
}
