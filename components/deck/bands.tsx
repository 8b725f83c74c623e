import type { ComponentProps, ReactNode } from "react";
import { Message } from "@/components/text/message";
import { Illustration } from "@/components/ui/illustration";
import type { MessageKey } from "@/lib/i18n/languages";
import "./bands.css";

type BandsProps = {
  title?: MessageKey;
  /** Whether only screen readers have the title. */
  isTitleHidden?: boolean;
  as?: "div" | "ol" | "ul";
  /** The layout: a class of `bands.css`. */
  className: string;
  /** The bands, with the class `pigment-tint`. */
  children: ReactNode;
};

/** A section whose parts are tints of the pigment, over the whole width of the page. */
export function Bands({ title, isTitleHidden, as: List = "ul", className, children }: BandsProps) {
  const id = title && `${title}-heading`;
  const isTitleShown = title && !isTitleHidden;
  return (
    <section
      aria-labelledby={id}
      className={`overflow-hidden ${isTitleShown ? "bg-paper pt-section print:py-3" : ""}`}
    >
      <div className="@container page-container">
        {title ? (
          <h2 id={id} className={isTitleHidden ? "sr-only" : "mb-6 text-heading"}>
            <Message id={title} />
          </h2>
        ) : null}
        <List className={`bands ${className}`}>{children}</List>
      </div>
    </section>
  );
}

type IllustratedBandProps = Pick<ComponentProps<typeof Illustration>, "name"> & {
  title: MessageKey;
  text: MessageKey;
  /** Its place in a sequence, such as "01". */
  number?: string;
};

/** A band with an illustration beside its text, or above it if it is beside other bands; then their parts line up. */
export function IllustratedBand({ name, title, text, number }: IllustratedBandProps) {
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-3 pigment-tint @row:row-span-3 @row:grid @row:grid-cols-[1fr_auto] @row:grid-rows-subgrid">
      <Illustration name={name} />
      <div className="flex grow basis-48 flex-wrap content-start gap-2 @row:contents">
        {number ? (
          <b className="text-subheading @row:col-start-2 @row:row-start-1">{number}</b>
        ) : null}
        <h3 className="grow basis-32 text-subheading @row:col-span-full">
          <Message id={title} />
        </h3>
        <p className="basis-full text-balance @row:col-span-full">
          <Message id={text} />
        </p>
      </div>
    </li>
  );
}
