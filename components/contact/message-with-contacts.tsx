"use client";

import type { ReactNode } from "react";
import { company } from "@/lib/content/company";
import { emailUrl, phoneUrl } from "@/lib/facts/derived-facts";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";

type MessageWithContactsProps = {
  id: MessageKey;
  /** The target of `<mail>`: by default an empty email to the company. */
  mailUrl?: string;
};

/**
 * Renders a message that asks the visitor to phone or email. Its tags `<phone>` and `<mail>` are links, `<b>` is emphasised,
 * and `{number}` and `{email}` are those of the company.
 */
export function MessageWithContacts({ id, mailUrl = emailUrl }: MessageWithContactsProps) {
  return (
    <Message
      id={id}
      values={{
        number: company.phone,
        email: company.email,
        phone: (text) => <ContactLink href={phoneUrl}>{text}</ContactLink>,
        mail: (text) => <ContactLink href={mailUrl}>{text}</ContactLink>,
        b: (text) => <b className="text-ink">{text}</b>,
      }}
    />
  );
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-link whitespace-nowrap">
      {children}
    </a>
  );
}
