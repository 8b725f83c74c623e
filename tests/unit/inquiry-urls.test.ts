import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { inquiryChatText, inquiryEmailUrl, inquiryText } from "@/components/inquiry/inquiry-urls";
import { fillInFacts } from "@/lib/i18n/translator";
import { company } from "@/tests/fixture-site/content/company";
import { fields as formFields } from "@/tests/fixture-site/content/form-fields";
import { en, ms } from "@/tests/fixture-site/messages";

const english = fillInFacts(createTranslator({ locale: "en", messages: en }));
const malay = fillInFacts(createTranslator({ locale: "ms", messages: ms }));

const fields = {
  firstName: "Aisyah",
  lastName: "O'Neill & Sons",
  email: "a+b@example.com",
  phone: "",
  subject: 'PB 15:3 & "PR 122"?',
  message: "100 % pure?\nYes & no, it's «good» 🎨\r\n#1",
};
const sentMessage = fields.message.replace(/\r?\n/g, "\r\n");

/** Parses a `mailto:` link into its address and header fields (RFC 6068). */
function parseMailtoLink(link: string) {
  const [, address, query = ""] = /^mailto:([^?]*)\?(.*)$/s.exec(link) ?? [];
  const entries = query.split("&").map((pair) => pair.split("=").map(decodeURIComponent));
  return { address, ...Object.fromEntries(entries) } as Record<string, string>;
}

it.each([
  ["English", english, "+60 12-345", `\r\n${en.phone}: +60 12-345`],
  ["Malay", malay, "", ""],
] as const)("an email draft has every field, in %s", (_language, t, phone, phoneLine) => {
  const link = inquiryEmailUrl(t, { fields: { ...fields, phone } });
  // Some mail clients end a link at other characters.
  expect(link).toMatch(/^mailto:[\w@.?=&%~!*()-]+$/);
  expect(parseMailtoLink(link)).toEqual({
    address: company.email,
    subject: fields.subject,
    body: `${sentMessage}\r\n\r\n${t("name")}: Aisyah O'Neill & Sons\r\n${t("email")}: a+b@example.com${phoneLine}`,
  });
});

it("an email draft has the fields that were added to the form", () => {
  const values = Object.fromEntries(formFields.map(({ id }) => [id, `Value of ${id}`]));
  const { subject, body } = parseMailtoLink(inquiryEmailUrl(english, { fields: values }));
  for (const value of Object.values(values)) expect(`${subject} ${body}`).toContain(value);
});

it("fields are whole in the links if these have room, and always in the text to copy", () => {
  const values = { ...fields, firstName: "色".repeat(50), subject: "Quotation for ".repeat(20) };
  const texts = [
    decodeURIComponent(inquiryEmailUrl(english, { fields: values })),
    inquiryChatText(english, { fields: values }),
    inquiryText(english, { fields: { ...values, message: "a".repeat(3000) } }),
  ];
  for (const text of texts) {
    expect(text).toContain(values.subject);
    expect(text).toContain(values.firstName);
    expect(text).not.toContain(en.messageCut);
  }
});

it.each(["a", "&", "த", "🎨"])("a draft full of %s is cut, and says so", (character) => {
  const text = character.repeat(3000);
  const names = Object.keys(fields);
  const link = inquiryEmailUrl(malay, {
    fields: Object.fromEntries(names.map((name) => [name, text])),
  });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link.length).toBeGreaterThan(1950);
  const { subject = "", body = "" } = parseMailtoLink(link);
  const [message = "", sender] = body.split(`\r\n\r\n${ms.messageCut}\r\n\r\n`);
  expect([message, subject].filter((part) => text.startsWith(part))).toHaveLength(2);
  expect(encodeURIComponent(message).length).toBeGreaterThan(600);
  const beginning = character.repeat(10);
  expect(subject).toContain(beginning);
  const labels = [ms.name, ms.email, ms.phone];
  expect(labels.filter((label) => !sender?.includes(`${label}: ${beginning}`))).toEqual([]);
});

it("the text for a chat has the subject, the topic and every field", () => {
  const sender = `${en.name}: Aisyah O'Neill & Sons\n${en.email}: a+b@example.com`;
  const message = sentMessage.replaceAll("\r\n", "\n");
  const text = [fields.subject, en.quoteRequest, message, sender].join("\n\n");
  expect(inquiryChatText(english, { fields, topic: "quote" })).toBe(text);
});

// Latin, Tamil, Chinese, Arabic (Jawi) and an emoji.
it.each(["a", "த", "色", "و", "🎨"])("a long text for a chat full of %s is cut", (character) => {
  const text = character.repeat(3000);
  const chat = inquiryChatText(malay, { fields: { ...fields, subject: text, message: text } });
  const length = `https://wa.me/60123456789?text=${encodeURIComponent(chat)}`.length;
  expect(length).toBeLessThanOrEqual(2000);
  expect(length).toBeGreaterThan(1800);
  expect(chat).toMatch(new RegExp(`^${character}{10}.*\\n\\n${character}{30}`, "su"));
  expect(chat).toContain(`${character}\n\n${ms.messageCut}\n\n${ms.name}: Aisyah`);
});
