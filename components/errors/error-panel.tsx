import type { ReactNode } from "react";

type ErrorPanelProps = {
  status: ReactNode;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
};

/** What happened in a line, and ways on. */
export function ErrorPanel({ status, title, text, children }: ErrorPanelProps) {
  return (
    <div className="grow bg-mist">
      <div className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-section">
        <p className="font-semibold text-ink">{status}</p>
        <h1 className="text-title">{title}</h1>
        <p className="max-w-prose text-lead">{text}</p>
        <div className="grid w-full gap-3 sm:flex sm:w-auto">{children}</div>
      </div>
    </div>
  );
}
