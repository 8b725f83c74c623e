import type { Graph, Thing, WithContext } from "schema-dts";

/** Embeds https://schema.org data for search engines. */
export async function JsonLd({ data }: { data: Promise<Graph | WithContext<Thing>> }) {
  // A "</script>" in a value would end the element.
  const json = JSON.stringify(await data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
