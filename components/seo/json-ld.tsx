import type { Graph, Thing, WithContext } from "schema-dts";

/** Facts for machines, in the words of https://schema.org, as search engines read them. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  // A "</script>" inside a value would end the script.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
