import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link";

const base =
  "inline-flex min-h-12.5 items-center justify-center rounded border px-inset py-3 text-center font-semibold print:hidden";

const variants = {
  primary: "border-transparent bg-main text-on-main hover:button-hover",
  /** Primary, in the pigment of the page or of what it is on. */
  pigment: "border-transparent bg-[var(--button,var(--main))] text-on-main hover:button-hover",
  outline: "border-line-strong text-main hover:border-main hover:button-hover",
};

type Variant = { variant?: keyof typeof variants };

function classNameOf({ variant = "primary", className = "" }: Variant & { className?: string }) {
  return `${base} ${variants[variant]} ${className}`;
}

export function Button({ variant, className, ...props }: ComponentProps<"button"> & Variant) {
  return <button type="button" className={classNameOf({ variant, className })} {...props} />;
}

/** A link to another site or program that looks like a button. */
export function ButtonAnchor({
  variant,
  className,
  children,
  ...props
}: ComponentProps<"a"> & Variant) {
  return (
    <a className={classNameOf({ variant, className })} {...props}>
      {children}
    </a>
  );
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink<Route extends string>({
  variant,
  className,
  ...props
}: LinkProps<Route> & Variant) {
  return <Link className={classNameOf({ variant, className })} {...props} />;
}
