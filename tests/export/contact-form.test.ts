import { expect, it } from "vitest";
import { routes } from "@/lib/routes";
import en from "@/messages/en.json";
import { readPage, textOf } from "@/tests/helpers/exported-page";

// Delete this file together with components/sections/contact-form.tsx.
it.each([
  [en.firstName, "firstName", "text", true],
  [en.lastName, "lastName", "text", true],
  [en.email, "email", "email", true],
  [en.phoneOptional, "phone", "tel", false],
  [en.subject, "subject", "text", true],
  [en.message, "message", "textarea", true],
])("the contact form has the field %s", (label, name, type, required) => {
  const { document } = readPage(routes.contact);
  const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`)!;
  expect(field).toMatchObject({ type, required });
  expect(textOf(document.querySelector(`label[for=${field.id}]`))).toBe(label);
});
