import { showToast } from "@/components/toast/load-sonner";
import { afterPaint } from "@/lib/browser";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";
import { clearDraft, findField, markDraft, saveDraft } from "./inquiry-draft";
import { InquiryLinks } from "./inquiry-links";

/** In milliseconds. */
const timeout = 20_000;

/**
 * The largest content of a request that outlives its page, in bytes. Browsers allow a body of 64 KiB, which includes the
 * field names, and in which each line break takes one more byte.
 */
const maxKeepaliveSize = 30_000;

/** The endpoint's answer. Its errors about fields are `[{ field, message }]`, `{ field: message }` or `{ field: [message] }`. */
type Answer = { success?: boolean; errors?: Record<string, FieldError | null> };
type FieldError = string | string[] | { field?: string; message?: string };

/**
 * Sends a form to its endpoint, and shows the result in a toast.
 *
 * @returns a function that applies the result to the form that is on the page by then, because the visitor may have left the
 *   page and returned to it: empties the form, or shows the endpoint's errors at the fields. What the visitor has changed
 *   meanwhile stays. It returns the message of the status line.
 */
export async function deliverInquiry(form: HTMLFormElement) {
  const sent = saveDraft(form);
  markDraft(true);
  const { success, errors = {} } = await post(form.action, new FormData(form)).catch(
    (): Answer => ({}),
  );
  // In a timer, because leaving the document also ends the request, but starts no timers.
  setTimeout(() => markDraft(false));
  // If the visitor has left the page, no status line is announced.
  const isAnnounced = !form.isConnected;
  void showToast(
    success
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
          action: <InquiryLinks fields={sent} />,
        },
  );

  return (current: HTMLFormElement | null): MessageKey => {
    const fields = saveDraft(current);
    const isUnchanged = (name: string) => fields[name] === sent[name];
    if (success) {
      if (Object.keys(sent).every(isUnchanged)) clearDraft(current);
      return "messageReceived";
    }
    for (const [key, error] of Object.entries(errors)) {
      const { name, message } = readFieldError(key, error);
      const field = findField(current, name);
      if (!field || !message || !isUnchanged(name)) continue;
      field.setCustomValidity(message);
      field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
    }
    // Scrolls to the first of these fields, after the page has scrolled to the status line.
    afterPaint(() => current?.reportValidity());
    return "messageFailed";
  };
}

/** Returns the field that an error is about, and its message, which may be empty. */
function readFieldError(key: string, error: FieldError | null) {
  if (typeof error === "string" || Array.isArray(error)) return { name: key, message: `${error}` };
  return { name: error?.field ?? key, message: error?.message ?? "" };
}

/** Posts a form. A 2xx response and a redirect are successes, unless the body is JSON with `success: false`. */
async function post(endpoint: string, body: FormData): Promise<Answer> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeout);
  const response = await fetch(endpoint, {
    method: "POST",
    body,
    // Services answer with JSON instead of a page.
    headers: { Accept: "application/json" },
    keepalive: new Blob([...body.values()]).size < maxKeepaliveSize,
    // Not to load the page that thanks visitors without scripts.
    redirect: "manual",
    signal: controller.signal,
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  const isAccepted = response.ok || response.type === "opaqueredirect";
  return { ...answer, success: isAccepted && answer?.success !== false };
}
