"use client";

import { emailUrl, phoneUrl } from "@/lib/facts/derived-facts";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";

/** Renders a message that asks the visitor to phone or email. Its tags are links: `<phone>`, and `<mail>` with a subject. */
export function MessageWithContacts({ id, subject = "" }: { id: MessageKey; subject?: string }) {
  const mailUrl = subject ? `${emailUrl}?subject=${encodeURIComponent(subject)}` : emailUrl;
  return (
    <Message
      id={id}
      values={{
        phone: (text) => (
          <a href={phoneUrl} className="text-link whitespace-nowrap">
            {text}
          </a>
        ),
        mail: (text) => (
          <a href={mailUrl} className="text-link whitespace-nowrap">
            {text}
          </a>
        ),
      }}
    />
  );
}
