import type { ReactNode } from "react";
import type { MessageKey } from "./language/language-store";
import { T } from "./language/t";
import { routes } from "./routes";
import { ButtonLink } from "./ui/button";

type ErrorScreenProps = { title: MessageKey; text: MessageKey; children?: ReactNode };

/** The one generic screen for whatever goes wrong: what happened in a line, and ways on. */
export function ErrorScreen({ title, text, children }: ErrorScreenProps) {
  return (
    <div className="h-full bg-mist">
      <div className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-section">
        <p className="font-semibold text-danger">
          <T id={title} />
        </p>
        <h1 className="text-title">
          <T id="errorTitle" />
        </h1>
        <p className="max-w-prose text-lead">
          <T id={text} />
        </p>
        <div className="grid w-full gap-3 sm:flex sm:w-auto">
          {children}
          <ButtonLink href={routes.home.path}>
            <T id="home" />
          </ButtonLink>
          <ButtonLink href={routes.contact.path} variant="outline">
            <T id="contactUs" />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
