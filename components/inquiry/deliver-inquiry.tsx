import type { ComponentProps } from "react";
import { Message } from "@/components/text/message";
import { showToast } from "@/components/toast/load-sonner";
import { afterPaint } from "@/lib/browser";
import { formSectionId } from "@/lib/facts/inquiry";
import type { MessageKey } from "@/lib/i18n/languages";
import {
  type Draft,
  type FormFields,
  deleteDraft,
  documentId,
  readDraft,
  updateDraft,
  writtenFields,
} from "./inquiry-draft";
import { InquiryLinks } from "./inquiry-links";
import { saveFields } from "./use-inquiry";

/** In milliseconds. */
const timeout = 20_000;

/**
 * The largest content of a request that outlives its page, in bytes. Browsers allow a body of 64 KiB, which includes the
 * field names, and in which each line break takes one more byte.
 */
const maxKeepaliveSize = 30_000;

/**
 * Sends a form to its endpoint, and shows the result in a toast. After a success, empties the draft and the form that is on
 * the page by then, unless the visitor has changed them meanwhile.
 *
 * @param fields the values as they are sent
 * @returns the message of the status line
 */
export async function deliverInquiry(
  form: HTMLFormElement,
  fields: FormFields,
  links: ComponentProps<typeof InquiryLinks>,
): Promise<MessageKey> {
  const sent = describeInput(readDraft());
  const body = new FormData(form);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  updateDraft({ sender: documentId });
  let isLeft = false;
  addEventListener("pagehide", () => (isLeft = true), { once: true });
  addEventListener("pageshow", () => (isLeft = false), { once: true });
  // As an attribute, because a field with this name would hide the property.
  const isAccepted = await post(form.getAttribute("action")!, body).catch(() => false);
  // The visitor may have left the page, and returned to another element.
  const current = document.querySelector<HTMLFormElement>(`#${formSectionId} form`);
  if (isAccepted && describeInput(saveFields(current)) === sent) {
    current?.reset();
    deleteDraft();
  }
  // A request also fails because its document is left. The next one then says so, unless this one is still seen.
  afterPaint(() => {
    if (!isLeft) updateDraft({ sender: undefined });
  });
  // The status line of a form that has left the page is not seen.
  const isAnnounced = !form.isConnected;
  void showToast(
    isAccepted
      ? {
          isAnnounced,
          title: <Message id="messageSent" />,
          description: <Message id="messageReceived" />,
        }
      : {
          isAnnounced,
          variant: "destructive",
          title: <Message id="somethingWentWrong" />,
          description: <Message id="messageFailed" />,
          action: <InquiryLinks {...links} />,
        },
  );
  return isAccepted ? "messageReceived" : "messageFailed";
}

/** Returns what the visitor has written, and about what, as a text to compare. Suggestions follow the language. */
function describeInput(draft: Draft) {
  return JSON.stringify([draft.topic, writtenFields(draft)]);
}

/**
 * Posts a form. Only a complete 2xx response is a success, unless the body is JSON with `success: false`. A redirect is none:
 * scripts cannot tell one to a page of thanks from one to another address of the endpoint, which does not get the message.
 */
async function post(endpoint: string, body: FormData): Promise<boolean> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeout);
  const response = await fetch(endpoint, {
    method: "POST",
    body,
    // Services answer with JSON instead of a page.
    headers: { Accept: "application/json" },
    keepalive: new Blob([...body.values()]).size < maxKeepaliveSize,
    redirect: "manual",
    signal: controller.signal,
  });
  return response.ok && !isRefusal(await response.text());
}

function isRefusal(answer: string) {
  try {
    return (JSON.parse(answer) as { success?: boolean } | null)?.success === false;
  } catch {
    // A page.
    return false;
  }
}
