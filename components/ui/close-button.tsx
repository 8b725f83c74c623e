import type { ComponentProps } from "react";

/** A button with a cross; `children` are its name. */
export function CloseButton({ className = "", children, ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={`size-control rounded text-[1.75rem] leading-none ${className}`}
      {...props}
    >
      <span aria-hidden="true">×</span>
      <span className="sr-only">{children}</span>
    </button>
  );
}
