import { Fragment } from "react";

/** Renders a text of parts that commas separate, such as the names of a pigment. Each part that fits a line is whole. */
export function Parts({ text }: { text: string }) {
  return text
    .replace(/, /g, ",\n")
    .split("\n")
    .map((part) => (
      <Fragment key={part}>
        <span className="inline-block">{part}</span>{" "}
      </Fragment>
    ));
}
