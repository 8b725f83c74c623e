import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { InquiryButton } from "@/components/inquiry/inquiry-button";
import { InquiryCard } from "@/components/inquiry/inquiry-card";
import { deleteDraft } from "@/components/inquiry/inquiry-draft";
import { LanguageProvider } from "@/lib/i18n/language-provider";
import { company } from "@/tests/fixture-site/content/company";
import { pigments } from "@/tests/fixture-site/content/pigments";
import { en, messages, ms } from "@/tests/fixture-site/messages";

// Unit tests run without the Next.js router.
vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(location.search),
}));

beforeEach(() => {
  vi.useFakeTimers();
  deleteDraft();
  localStorage.setItem("language", "en");
});

/** Opens the page of a form, by default of one that sends nothing. Returns the function that follows a link to the form. */
function openForm(query = "", endpoint?: typeof company.contactForm) {
  const writePage = (query: string) => {
    history.replaceState(null, "", `/${query}`);
    return (
      <LanguageProvider>
        <InquiryCard heading={null} endpoint={endpoint} />
      </LanguageProvider>
    );
  };
  const { rerender } = render(writePage(query));
  return (query: string) => rerender(writePage(query));
}

/** Leaves the page. */
const leave = cleanup;

function field(id: string) {
  return document.querySelector<HTMLInputElement>(`#${id}`)!;
}

function type(id: string, value: string) {
  fireEvent.input(field(id), { target: { value } });
}

/** Returns the subject and the message in the form. */
function readTexts() {
  return [field("subject").value, field("message").value];
}

function wait(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function setLanguage(newValue: string) {
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue })));
}

function pigmentSubject(key: keyof typeof pigments, texts = en) {
  return `${texts.productInquiry}: ${pigments[key].name}`;
}

const topic = () => document.querySelector(".inquiry-topic");
const serviceSubject = `${en.serviceInquiry}: ${en.serviceFirst}`;
const outline = `${en.messageOutline} `;
const productOutline = `${en.messageProduct} \n${outline}`;

it.each([
  ["a pigment", "fourth", pigmentSubject("fourth"), outline],
  ["a service", "serviceFirst", serviceSubject, productOutline],
  ["a quote", "quote", en.quoteRequest, productOutline],
  ["a message that is no service", "closed", "", ""],
])("an inquiry about %s has its subject and an outline", (_name, topic, ...texts) => {
  openForm(`?about=${topic}`);
  expect(readTexts()).toEqual(texts);
});

it("a suggestion follows the language, also after a return, but a text that was typed does not", () => {
  openForm("?about=fourth");
  setLanguage("ms");
  expect(readTexts()).toEqual([pigmentSubject("fourth", ms), `${ms.messageOutline} `]);
  type("message", "Sepuluh dram");
  leave();
  openForm("?about=fourth");
  setLanguage("en");
  expect(readTexts()).toEqual([pigmentSubject("fourth"), "Sepuluh dram"]);
});

it("a suggestion replaces a suggested or empty text, not a typed one, and a note says so", async () => {
  const follow = openForm("?about=quote");
  follow("?about=fourth");
  expect(readTexts()).toEqual([pigmentSubject("fourth"), outline]);
  type("message", "25 kg");
  follow("?about=third");
  expect(readTexts()).toEqual([pigmentSubject("third"), "25 kg"]);
  await wait(100);
  expect(screen.getByText(en.textKept)).toBeVisible();
  type("message", "25 kg.");
  expect(screen.queryByText(en.textKept)).toBeNull();
  type("subject", "");
  follow("?about=serviceFirst");
  expect(readTexts()).toEqual([serviceSubject, "25 kg."]);
  type("subject", "Solvents");
  follow("?about=quote");
  expect(readTexts()).toEqual(["Solvents", "25 kg."]);
  expect(topic()).toHaveTextContent(en.quoteRequest);
});

it("a text keeps its topic, or none, at a return; without a text, there is no topic", async () => {
  openForm("?about=third");
  type("message", "25 kg");
  leave();
  openForm();
  expect(readTexts()).toEqual([pigmentSubject("third"), "25 kg"]);
  expect(topic()).toHaveTextContent(pigments.third.name);
  type("message", "");
  leave();
  openForm();
  expect(readTexts()).toEqual(["", ""]);
  expect(topic()).toBeNull();
  type("message", "Do you deliver?");
  leave();
  openForm("?about=third");
  await wait(100);
  expect(screen.getByText(en.textKept)).toBeVisible();
  leave();
  openForm();
  expect(readTexts()).toEqual(["", "Do you deliver?"]);
  expect(topic()).toBeNull();
});

it("the links contain what was typed, in the language of the page", async () => {
  openForm();
  type("phone", "+60 12");
  await wait(100);
  for (const [language, texts] of Object.entries(messages)) {
    setLanguage(language);
    for (const name of [texts.openAsEmail, texts.sendByWhatsapp.replace(/<.*?>/g, "")]) {
      const url = decodeURIComponent(screen.getByRole("link", { name }).getAttribute("href")!);
      expect(url).toContain(`${texts.phone}: +60 12`);
    }
  }
});

it("where the form sends, an inquiry button leads to it with its topic", () => {
  render(
    <InquiryButton topic="quote" formSends>
      Quote
    </InquiryButton>,
  );
  const link = screen.getByRole("link", { name: "Quote" });
  expect(link).toHaveAttribute("href", expect.stringMatching(/^\/contact\/?\?about=quote#form$/));
});

it("a draft survives a navigation if storage is blocked", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  openForm();
  type("message", "Two drums");
  leave();
  openForm();
  expect(readTexts()).toEqual(["", "Two drums"]);
});

it.each([
  ["[object Object]", ""],
  ["null", ""],
  // A service or a pigment that the site no longer has.
  ['{"fields":{"message":"Text"},"topic":"gone"}', "Text"],
  // Half of a surrogate pair cannot be encoded in a link.
  ['{"fields":{"message":"\\ud83d"}}', "\ufffd"],
])("a foreign value in the storage does no harm: %s", async (value, message) => {
  sessionStorage.setItem("message", value);
  openForm();
  type("subject", "\ud83d");
  expect(readTexts()[1]).toBe(message);
  expect(topic()).toBeNull();
  await wait(100);
  const link = screen.getByRole("link", { name: en.openAsEmail });
  expect(link).toHaveAttribute("href", expect.stringContaining("subject=%EF%BF%BD&"));
});

const endpoint = company.contactForm!;

/** Sends a message about a quote to a service that answers so, and waits for 20 seconds. Returns the mock of `fetch`. */
async function sendMessage(answer: typeof fetch, message = "Text") {
  const post = vi.spyOn(window, "fetch").mockImplementation(answer);
  openForm("?about=quote", endpoint);
  type("message", message);
  fireEvent.submit(document.querySelector("form")!);
  await wait(20_000);
  return post;
}

function answerWith(status: number, body: string): typeof fetch {
  return async () => new Response(body, { status });
}

function onAbort(init: RequestInit | undefined, callback: () => void) {
  init?.signal?.addEventListener("abort", callback);
}

it.each(["{}", "<h1>Thank you!</h1>"])("a message counts as sent after %s", async (body) => {
  await sendMessage(answerWith(200, body));
  expect(screen.getByRole("status")).toHaveTextContent(en.messageReceived);
  expect(readTexts()).toEqual(["", ""]);
});

it.each<[string, typeof fetch]>([
  // As the services document it.
  ["a refusal of Formspree", answerWith(422, '{"errors":[{"field":"email","message":"Unknown"}]}')],
  ["a refusal of Web3Forms", answerWith(200, '{"success":false,"message":"Invalid access key"}')],
  ["a refusal of Netlify Forms", answerWith(404, "<h1>Not found</h1>")],
  ["a refusal without details", answerWith(400, '{"success":false,"errors":null}')],
  ["no connection, or no CORS", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "a redirect, which may lose it",
    async (_url, init) => (init?.redirect === "manual" ? Response.error() : new Response("{}")),
  ],
  [
    "no answer within 20 seconds",
    (_url, init) => new Promise((_, reject) => onAbort(init, reject)),
  ],
  [
    "no end of the answer within 20 seconds",
    async (_url, init) =>
      new Response(new ReadableStream({ start: (body) => onAbort(init, () => body.error()) })),
  ],
])("a message is kept after %s", async (_name, answer) => {
  await sendMessage(answer);
  expect(screen.getByRole("status")).toHaveTextContent(en.messageFailed);
  expect(readTexts()).toEqual([en.quoteRequest, "Text"]);
});

it.each([
  ["a message that has changed is kept", () => type("message", "More"), [en.quoteRequest, "More"]],
  ["a subject whose language has changed is emptied", () => setLanguage("ms"), ["", ""]],
  ["a form to which the visitor has returned is emptied", () => (leave(), openForm()), ["", ""]],
])("while a message is sent, %s", async (_name, act, texts) => {
  await sendMessage(async () => {
    act();
    return new Response("{}");
  });
  expect(readTexts()).toEqual(texts);
});

it("a visitor who has left while a message was sent finds the same suggestion again", async () => {
  await sendMessage(async () => {
    leave();
    return new Response("{}");
  });
  openForm("?about=quote");
  expect(readTexts()).toEqual([en.quoteRequest, productOutline]);
});

// Browsers refuse such a request with more than 64 KiB. A line break takes two bytes.
it.each([
  ["a short message", true, "Text"],
  ["64 KiB of characters", false, "é".repeat(32_768)],
  ["64 KiB of line breaks", false, "\n".repeat(32_768)],
])("the request with %s outlives the page: %s", async (_name, keepalive, message) => {
  const post = await sendMessage(answerWith(200, "{}"), message);
  const headers = { Accept: "application/json" };
  const options = expect.objectContaining({ method: "POST", headers, keepalive });
  expect(post).toHaveBeenCalledWith(endpoint.endpoint, options);
});
