import { Message } from "@/lib/i18n/message";
import { pigments } from "@/lib/pigments";
import { routes } from "@/lib/routes";
import { MessageForm } from "./parts/message-form";
import { Button } from "@/components/ui/button";
import { Field, TextareaField } from "@/components/ui/field";

export function ContactForm() {
  return (
    <section aria-labelledby="form-title" className="border border-line bg-paper print:hidden">
      <div
        className={`strip h-14 border-x-0 border-t-0 ${pigments[routes.contact.pigment].className}`}
      />
      <div className="grid gap-6 p-6 lg:p-10">
        <div className="grid gap-2">
          <h2 id="form-title" className="text-heading">
            <Message id="sendUsMessage" />
          </h2>
          <p className="text-small">
            <Message id="requiredNote" />
          </p>
        </div>
        <MessageForm className="grid gap-6 sm:grid-cols-2">
          <Field
            id="firstName"
            label={<Message id="firstName" />}
            autoComplete="given-name"
            required
          />
          <Field
            id="lastName"
            label={<Message id="lastName" />}
            autoComplete="family-name"
            required
          />
          <Field
            id="email"
            type="email"
            label={<Message id="email" />}
            autoComplete="email"
            required
          />
          <Field id="phone" type="tel" label={<Message id="phoneOptional" />} autoComplete="tel" />
          <Field id="subject" label={<Message id="subject" />} className="sm:col-span-2" required />
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
          <p className="hidden sm:col-span-2 no-js:block" data-nosnippet="">
            <Message id="formNeedsScripts" />
          </p>
        </MessageForm>
      </div>
    </section>
  );
}
