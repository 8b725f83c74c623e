"use client";

import { ButtonAnchor } from "@/components/ui/button";
import { whatsappUrl } from "@/lib/facts/derived-facts";
import { Message } from "@/lib/i18n/message";

/** Opens a chat with the company in WhatsApp with a text to send; nothing, and no text, without `whatsapp` in `company.ts`. */
export function WhatsAppLink({ writeText }: { writeText: () => string }) {
  return whatsappUrl ? (
    <ButtonAnchor
      href={`${whatsappUrl}?text=${encodeURIComponent(writeText())}`}
      variant="outline"
      className="max-sm:w-full no-js:hidden"
    >
      {/* In a span, because a flex container removes the space before the name. */}
      <span>
        <Message id="sendByWhatsapp" />
      </span>
    </ButtonAnchor>
  ) : null;
}
