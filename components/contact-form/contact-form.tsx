import { Button } from "@/components/ui/button";
import { Field, TextareaField } from "@/components/ui/field";
import { company, contactForm } from "@/lib/company";
import type { FormEndpoint } from "@/lib/company-types";
import { Message } from "@/lib/i18n/message";
import { routes } from "@/lib/routes";
import { withBasePath } from "@/lib/urls";
import { MessageForm } from "./message-form";

/** How the browser sends the form without scripts. `dialog` sends nothing, and adds no values to the URL. */
const formAttributes = contactForm
  ? {
      action: contactForm.endpoint,
      method: "post",
      encType: "multipart/form-data",
      ...contactForm.attributes,
    }
  : { method: "dialog" };

const fields = [
  { id: "firstName", label: "firstName", autoComplete: "given-name", required: true },
  { id: "lastName", label: "lastName", autoComplete: "family-name", required: true },
  { id: "email", label: "email", type: "email", autoComplete: "email", required: true },
  { id: "phone", label: "phoneOptional", type: "tel", autoComplete: "tel" },
  { id: "subject", label: "subject", className: "sm:col-span-2", required: true },
] as const;

export function ContactForm() {
  return (
    <section aria-labelledby="form-title" className="border border-line bg-paper print:hidden">
      <div className={`strip h-14 border-x-0 border-t-0 pigment-${routes.contact.pigment}`} />
      <div className="grid gap-6 p-6 lg:p-10">
        <div className="grid gap-2">
          <h2 id="form-title" className="text-heading">
            <Message id="sendUsMessage" />
          </h2>
          <p className="text-small">
            <Message id="requiredNote" />
          </p>
        </div>
        <MessageForm {...formAttributes} className="grid gap-6 sm:grid-cols-2">
          {fields.map(({ label, ...field }) => (
            <Field key={field.id} label={<Message id={label} />} {...field} />
          ))}
          <TextareaField
            id="message"
            label={<Message id="message" />}
            rows={5}
            className="sm:col-span-2"
            required
          />
          <Button type="submit" className="sm:col-span-2 sm:justify-self-start">
            <Message id="sendMessage" />
          </Button>
          {contactForm ? (
            <EndpointFields {...contactForm} />
          ) : (
            <p className="hidden sm:col-span-2 no-js:block" data-nosnippet="">
              <Message id="formNeedsScripts" />
            </p>
          )}
        </MessageForm>
      </div>
    </section>
  );
}

/** The hidden fields that the endpoint needs, and what is sent to whom. */
function EndpointFields({ endpoint, fields = {}, honeypot, privacy }: FormEndpoint) {
  const { host } = new URL(endpoint);
  // Web3Forms documents a checkbox, the other services a text field.
  const honeypotType = honeypot === "botcheck" ? "checkbox" : "text";
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {honeypot ? <input hidden type={honeypotType} name={honeypot} autoComplete="off" /> : null}
      <p className="text-small sm:col-span-2">
        <Message id="privacyNote" values={{ company: company.name, host }} />{" "}
        {privacy ? (
          <a href={privacy.startsWith("/") ? withBasePath(privacy) : privacy} className="text-link">
            <Message id="privacyNotice" />
          </a>
        ) : null}
      </p>
      <p id="sent" className="hidden font-semibold sm:col-span-2 no-js:target:block">
        <Message id="messageReceived" />
      </p>
    </>
  );
}
