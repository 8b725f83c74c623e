import type { ReactNode } from "react";

type ErrorPanelProps = {
  status: ReactNode;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
};

/** The layout of an error screen: status, heading, text and actions. */
export function ErrorPanel({ status, title, text, children }: ErrorPanelProps) {
  return (
    <div className="grow bg-muted">
      <div className="page-container grid justify-items-start gap-6 py-section">
        <p className="font-semibold text-ink">{status}</p>
        <h1 className="text-title">{title}</h1>
        <p className="max-w-prose text-lead">{text}</p>
        <div className="grid w-full gap-3 sm:flex sm:w-auto">{children}</div>
      </div>
    </div>
  );
}
