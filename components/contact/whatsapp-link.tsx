"use client";

import { Message } from "@/components/text/message";
import { ButtonAnchor } from "@/components/ui/button";
import { whatsappUrl } from "@/lib/facts/contacts";

type WhatsAppLinkProps = {
  /** The text to send. */
  text: string;
  /** Returns the text at a click; by default it is `text`. */
  readText?: () => string;
};

/** Opens a chat with the company in WhatsApp with a text to send; nothing without `whatsapp` in `company.ts`. */
export function WhatsAppLink({ text, readText = () => text }: WhatsAppLinkProps) {
  return whatsappUrl ? (
    <ButtonAnchor
      href={chatUrl(text)}
      onClick={({ currentTarget: link }) => void (link.href = chatUrl(readText()))}
      data-needs-scripts=""
      variant="outline"
      className="max-sm:w-full no-js:hidden"
    >
      <Message id="sendByWhatsapp" />
    </ButtonAnchor>
  ) : null;
}

function chatUrl(text: string) {
  return `${whatsappUrl}?text=${encodeURIComponent(text)}`;
}
