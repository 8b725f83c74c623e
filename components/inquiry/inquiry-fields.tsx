"use client";

import { Message } from "@/components/text/message";
import { CheckboxField, Field, SelectField, TextareaField } from "@/components/ui/field";
import { fields } from "@/lib/content/form-fields";
import { hasPrivacyNotice } from "@/lib/content/privacy-notice";
import { routes } from "@/lib/content/routes";
import type { FormEndpoint, FormField as Facts } from "@/lib/content/schema";
import { useLanguage } from "@/lib/i18n/language-provider";
import type { MessageKey } from "@/lib/i18n/languages";
import { withBasePath } from "@/lib/urls";

/** Returns how the browser sends the form without scripts. `dialog` sends nothing, and adds no values to the URL. */
export function formAttributesOf(endpoint?: FormEndpoint) {
  return endpoint
    ? {
        action: endpoint.endpoint,
        method: "post",
        encType: "multipart/form-data",
        ...endpoint.attributes,
      }
    : { method: "dialog" };
}

export const sendsNothingId = "sends-nothing";

/** Says so before the visitor fills in the form. Without scripts, it cannot open an email either. */
export const sendsNothing = (
  <p id={sendsNothingId} className="sm:text-balance" data-nosnippet="">
    <span className="no-js:hidden">
      <Message id="formSendsNothing" />
    </span>
    <span className="hidden no-js:inline">
      <Message id="formNeedsScripts" />
    </span>
  </p>
);

/** The fields that the visitor fills in. An element, so that React skips them at each input. */
export const visibleFields = (
  <>
    {/* The last of an odd number of fields is as wide as two. */}
    <div className="grid columns-min-11/2 items-end gap-4 [&>:last-child:nth-child(odd)]:col-span-full">
      {fields.map((field) => (
        <FormField key={field.id} {...field} />
      ))}
    </div>
    <TextareaField
      id="message"
      label={<Message id="message" />}
      rows={5}
      className="grow"
      required
    />
  </>
);

/** A choice if it has options, a checkbox, or else a single-line field. */
function FormField({ label, options, type, ...attributes }: Facts) {
  const { id, required, autoComplete } = attributes;
  const text = <Message id={label} />;
  if (type === "checkbox") return <CheckboxField id={id} label={text} required={required} />;
  if (!options) return <Field label={text} type={type} {...attributes} />;
  return (
    <SelectField
      id={id}
      label={text}
      required={required}
      autoComplete={autoComplete}
      defaultValue=""
    >
      {options.map((option) => (
        <Option key={option} id={option} />
      ))}
    </SelectField>
  );
}

/** Its value is the key, so that a choice stays when the language changes. */
function Option({ id }: { id: MessageKey }) {
  return <option value={id}>{useLanguage().t(id)}</option>;
}

/** The hidden fields that the endpoint needs, and what is sent to whom. */
export function EndpointFields({ endpoint, fields = {}, honeypot, privacy }: FormEndpoint) {
  // A long host breaks at its dots.
  const host = new URL(endpoint).host.replaceAll(".", ".\u200b");
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
export function PrivacyLink({
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
