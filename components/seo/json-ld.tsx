import type { Graph, Thing, WithContext } from "schema-dts";

/** Embeds https://schema.org data for search engines. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  // A "</script>" in a value would end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
