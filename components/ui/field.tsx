import type { ComponentProps, ReactNode } from "react";
import "./field.css";

const inputClassName =
  "field w-full scroll-mt-8 rounded border border-line-strong bg-field px-4 py-3 text-base text-ink hover:border-ink";

type LabelProps = { id: string; label: ReactNode; className?: string };

/** A labelled input, by default for text. */
export function Field({
  label,
  className,
  type = "text",
  ...props
}: LabelProps & ComponentProps<"input">) {
  return (
    <Labelled id={props.id} label={label} className={className}>
      <input name={props.id} type={type} className={`${inputClassName} min-h-12`} {...props} />
    </Labelled>
  );
}

/** A labelled textarea. */
export function TextareaField({
  label,
  className,
  ...props
}: LabelProps & ComponentProps<"textarea">) {
  return (
    <Labelled id={props.id} label={label} className={className}>
      <textarea name={props.id} className={`${inputClassName} grow`} {...props} />
    </Labelled>
  );
}

/** A labelled choice between options, at first of none. */
export function SelectField({
  label,
  className,
  children,
  ...props
}: LabelProps & ComponentProps<"select">) {
  return (
    <Labelled id={props.id} label={label} className={className}>
      <select name={props.id} className={`${inputClassName} min-h-12.5`} {...props}>
        <option value="" />
        {children}
      </select>
    </Labelled>
  );
}

/** A checkbox with its label beside it. */
export function CheckboxField({
  label,
  className = "",
  ...props
}: LabelProps & ComponentProps<"input">) {
  return (
    <div className={`flex min-h-12 items-center gap-3 ${className}`}>
      <input
        name={props.id}
        {...props}
        type="checkbox"
        className="size-6 shrink-0 accent-main aria-invalid:outline-3 aria-invalid:outline-danger"
      />
      <label htmlFor={props.id} className="py-2 font-semibold text-ink">
        {label}
      </label>
    </div>
  );
}

function Labelled({ id, label, className = "", children }: LabelProps & { children: ReactNode }) {
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
      </label>
      {children}
    </div>
  );
}
