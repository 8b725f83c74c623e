import { Fragment } from "react";

/** Renders the parts of a text with commas between them. Each part that fits a line is whole. */
export function Parts({ parts }: { parts: string[] }) {
  return parts.map((part, index) => (
    // eslint-disable-next-line react/no-array-index-key -- A change of language keeps the elements.
    <Fragment key={index}>
      <span className="inline-block">{index < parts.length - 1 ? `${part},` : part}</span>{" "}
    </Fragment>
  ));
}
