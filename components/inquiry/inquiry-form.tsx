import { Message } from "@/components/text/message";
import { Field, TextareaField } from "@/components/ui/field";
import { fields } from "@/lib/content/form-fields";
import { hasPrivacyNotice } from "@/lib/content/privacy-notice";
import { routes } from "@/lib/content/routes";
import type { FormEndpoint } from "@/lib/content/types";
import { formSectionId } from "@/lib/facts/inquiry";
import { withBasePath } from "@/lib/urls";
import { FormElement, sendsNothingId } from "./form-element";
import { DocumentTerms } from "./inquiry-note";
import "./inquiry-form.css";

/** The contact form, which sends to `endpoint`. Without one it sends nothing, and says so. */
export function InquiryForm({ endpoint }: { endpoint?: FormEndpoint }) {
  return (
    <section
      id={formSectionId}
      aria-labelledby="form-title"
      tabIndex={-1}
      className="inquiry-form flex flex-col gap-4 rounded paper-surface lg:scroll-mt-24 print:hidden"
    >
      <h2 id="form-title" className="text-heading">
        <Message id="sendUsMessage" />
      </h2>
      <FormElement {...formAttributesOf(endpoint)} className="flex grow flex-col gap-4">
        <div className="grid gap-2 text-small">
          {endpoint ? null : <SendsNothing />}
          <p className="text-balance">
            <Message id="requiredNote" />
          </p>
        </div>
        {/* The last of an odd number of fields is as wide as two. */}
        <div className="grid columns-min-11/2 items-end gap-4 [&>:last-child:nth-child(odd)]:col-span-full">
          {fields.map(({ label, ...field }) => (
            <Field key={field.id} label={<Message id={label} />} {...field} />
          ))}
        </div>
        <TextareaField
          id="message"
          label={<Message id="message" />}
          rows={5}
          className="grow"
          required
        />
        <DocumentTerms />
        {endpoint ? <EndpointFields {...endpoint} /> : <PrivacyLink />}
      </FormElement>
    </section>
  );
}

/** Returns how the browser sends the form without scripts. `dialog` sends nothing, and adds no values to the URL. */
function formAttributesOf(endpoint?: FormEndpoint) {
  return endpoint
    ? {
        action: endpoint.endpoint,
        method: "post",
        encType: "multipart/form-data",
        ...endpoint.attributes,
      }
    : { method: "dialog" };
}

/** Says so before the visitor fills in the form. Without scripts, it cannot open an email either. */
function SendsNothing() {
  return (
    <p id={sendsNothingId} className="sm:text-balance" data-nosnippet="">
      <span className="no-js:hidden">
        <Message id="formSendsNothing" />
      </span>
      <span className="hidden no-js:inline">
        <Message id="formNeedsScripts" />
      </span>
    </p>
  );
}

/** The hidden fields that the endpoint needs, and what is sent to whom. */
function EndpointFields({ endpoint, fields = {}, honeypot, privacy }: FormEndpoint) {
  const { host } = new URL(endpoint);
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {honeypot ? <input hidden autoComplete="off" {...honeypot} /> : null}
      <p className="text-small">
        <Message id="privacyNote" values={{ host }} /> <PrivacyLink url={privacy} />
      </p>
      {/* An endpoint redirects visitors without scripts to this text. */}
      <p id="sent" className="hidden font-semibold no-js:target:block">
        <Message id="messageReceived" />
      </p>
    </>
  );
}

/** Links to the privacy notice at `url`, or else to that of the site, if there is one. */
function PrivacyLink({
  url = hasPrivacyNotice ? routes.privacy.path : undefined,
}: {
  url?: string;
}) {
  return url ? (
    <a href={url.startsWith("/") ? withBasePath(url) : url} className="text-link">
      <Message id="privacyNotice" />
    </a>
  ) : null;
}
