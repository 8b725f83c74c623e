import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";
import { routes } from "@/lib/routes";
import { ErrorPanel } from "./error-panel";

type ErrorScreenProps = { status: MessageKey; text: MessageKey; children?: ReactNode };

/** The generic error screen between header and footer. */
export function ErrorScreen({ status, text, children }: ErrorScreenProps) {
  return (
    <ErrorPanel
      status={<Message id={status} />}
      title={<Message id="errorTitle" />}
      text={<Message id={text} />}
    >
      {children}
      <ButtonLink href={routes.home.path}>
        <Message id="home" />
      </ButtonLink>
      <ButtonLink href={routes.contact.path} variant="outline">
        <Message id="contactUs" />
      </ButtonLink>
    </ErrorPanel>
  );
}
