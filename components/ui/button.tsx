import type { ComponentProps } from "react";
import { Link } from "./link";

const base =
  "inline-flex min-h-12 items-center justify-center rounded border px-6 py-3 text-center font-semibold print:hidden [transition:background-color_150ms,border-color_150ms]";

const variants = {
  primary: "border-transparent bg-brand text-paper hover:bg-brand-strong",
  outline: "border-edge text-ink hover:border-ink hover:bg-mist",
  inverse: "border-transparent bg-paper text-ink hover:bg-mist",
};

type Variant = { variant?: keyof typeof variants };

export function Button({
  variant = "primary",
  className = "",
  ...props
}: ComponentProps<"button"> & Variant) {
  return (
    <button type="button" className={`${base} ${variants[variant]} ${className}`} {...props} />
  );
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  variant = "primary",
  className = "",
  ...props
}: ComponentProps<typeof Link> & Variant) {
  return <Link className={`${base} ${variants[variant]} ${className}`} {...props} />;
}
