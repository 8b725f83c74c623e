import { showToast } from "@/components/toast/toast-store";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";
import { sendMessage, type Delivery } from "@/lib/send-message";
import { EmailLink } from "./email-link";
import { clearDraft, findField, saveDraft } from "./use-draft";

type FormRef = { current: HTMLFormElement | null };

/** The message that is being sent. */
let delivery: Promise<Delivery> | undefined;

/**
 * Sends the form to an endpoint, unless it is being sent, and shows the result in a toast. Then empties the form, or
 * shows the endpoint's errors at the fields.
 *
 * @param form the form on the page when the result arrives; the visitor may leave the page and return
 * @returns the message of the status line
 */
export async function sendForm(endpoint: string, form: FormRef): Promise<MessageKey> {
  delivery ??= deliver(endpoint, form);
  const { isSent, errors } = await delivery;
  delivery = undefined;
  if (isSent) {
    clearDraft(form.current);
    return "messageReceived";
  }
  for (const [name, error] of Object.entries(errors)) {
    const field = findField(form.current, name);
    field?.setCustomValidity(error);
    field?.addEventListener("input", () => field.setCustomValidity(""), { once: true });
  }
  form.current?.reportValidity();
  return "messageNotSent";
}

async function deliver(endpoint: string, form: FormRef): Promise<Delivery> {
  const fields = saveDraft(form.current);
  preventRestore(form.current);
  const result = await sendMessage(endpoint, new FormData(form.current ?? undefined));
  await showToast({
    // The status line is announced.
    isAnnounced: false,
    ...(result.isSent
      ? { title: <Message id="messageSent" />, description: <Message id="messageReceived" /> }
      : {
          variant: "destructive",
          title: <Message id="messageFailed" />,
          description: <Message id="messageNotSent" />,
          action: <EmailLink fields={fields} />,
        }),
  });
  return result;
}

/**
 * Makes the browser forget the fields when the visitor leaves the document, until they are edited. Otherwise it would
 * restore those of a sent message on Back. Leaving also ends the promise of the request, which itself is completed.
 */
function preventRestore(form: HTMLFormElement | null) {
  form?.setAttribute("autocomplete", "off");
  form?.addEventListener("input", () => form.removeAttribute("autocomplete"), { once: true });
}
