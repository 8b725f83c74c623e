import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link";

const base =
  "inline-flex min-h-12 items-center justify-center rounded border px-[min(1.5rem,5vw)] py-3 text-center font-semibold print:hidden motion-safe:hover:[transition:background-color_150ms,color_150ms]";

const variants = {
  primary: "border-transparent bg-main text-on-main hover:bg-highlight hover:text-(--on-highlight)",
  outline:
    "border-line-strong text-main hover:border-main hover:[box-shadow:inset_0_0_0_1px_var(--main)]",
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
