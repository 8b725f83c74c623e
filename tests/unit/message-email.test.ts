import { describe, expect, it } from "vitest";
import { company } from "@/lib/company";
import { messageEmailUrl } from "@/lib/message-email";
import en from "@/messages/en.json";
import ms from "@/messages/ms.json";

const fields = {
  firstName: "Aisyah",
  lastName: "O'Neill & Sons",
  email: "a+b@example.com",
  phone: "",
  subject: 'PB 15:3 & "PR 122"?',
  message: "100 % pure?\nYes & no, it's «good» 🎨\r\n#1",
};

/** Parses a `mailto:` link into its address and header fields (RFC 6068). */
function parseMailtoLink(link: string) {
  const [, address, query] = /^mailto:([^?]*)\?(.*)$/s.exec(link) ?? [];
  const entries = (query ?? "").split("&").map((pair) => pair.split("=").map(decodeURIComponent));
  return { address, ...Object.fromEntries(entries) } as Record<string, string>;
}

describe("messageEmailUrl", () => {
  it("contains the subject, the message and the sender with labels in the given language", () => {
    const email = parseMailtoLink(
      messageEmailUrl((key) => en[key], { ...fields, phone: "+60 12-345" }),
    );
    expect(email).toEqual({
      address: company.email,
      subject: fields.subject,
      body: "100 % pure?\r\nYes & no, it's «good» 🎨\r\n#1\r\n\r\nName: Aisyah O'Neill & Sons\r\nEmail: a+b@example.com\r\nPhone: +60 12-345",
    });
    const malay = parseMailtoLink(messageEmailUrl((key) => ms[key], fields));
    expect(malay.body).toMatch(/\r\nNama: Aisyah O'Neill & Sons\r\nE‑mel: a\+b@example\.com$/);
  });

  it("encodes every character that could terminate the link", () => {
    expect(messageEmailUrl((key) => en[key], fields)).toMatch(/^mailto:[\w@.?=&%~!*()-]+$/);
  });

  it.each([
    ["letters", "a".repeat(2000)],
    ["emoji", "🎨".repeat(1000)],
    ["line breaks", "a\n".repeat(1000)],
  ])("truncates messages over the 2,000-character limit and adds a note: %s", (_name, message) => {
    const link = messageEmailUrl((key) => en[key], { ...fields, message });
    expect(link.length).toBeLessThanOrEqual(2000);
    expect(link.length).toBeGreaterThan(1950);
    const { body } = parseMailtoLink(link);
    const [text = ""] = body!.split(`\r\n\r\n${en.messageCut}`);
    expect(message.replaceAll("\n", "\r\n").startsWith(text)).toBe(true);
    expect(body).toContain("Email: a+b@example.com");
  });

  it.each(["a", "&", "é", "த", "中", "🎨"])(
    "contains a part of the message within 2,000 characters when every field is full of %s",
    (character) => {
      const long = Object.fromEntries(
        Object.keys(fields).map((name) => [name, character.repeat(3000)]),
      );
      const link = messageEmailUrl((key) => ms[key], long);
      expect(link.length).toBeLessThanOrEqual(2000);
      const { body, subject } = parseMailtoLink(link);
      const [message = ""] = body!.split("\r\n");
      expect(message).toBe(character.repeat(message.length / character.length));
      expect(encodeURIComponent(message).length).toBeGreaterThan(600);
      expect(subject).toMatch(new RegExp(`^(${character}){15,}$`, "u"));
    },
  );
});
