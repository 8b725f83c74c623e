import { LocalMessage, Message } from "@/components/text/message";
import { CloseButton } from "@/components/ui/close-button";
import { company } from "@/lib/content/company";
import { utcOffset } from "@/lib/facts/opening-hours";
import { defaultLanguage } from "@/lib/i18n/languages";
import { serialiseCall } from "@/lib/serialise-call";

/**
 * The notice of the company, above the content of each page; nothing without one. The exported HTML has it, also when it is
 * over, so a script hides it before it is painted.
 */
export function Notice() {
  if (!company.notice) return null;
  const { text, from = "", until } = company.notice;
  return (
    // The script changes attributes of this element.
    <aside suppressHydrationWarning className="border-b border-line bg-muted text-ink">
      {/* Before the text, which could otherwise be painted before it is hidden. */}
      <script
        dangerouslySetInnerHTML={{
          __html: serialiseCall(startNotice, from, until, text[defaultLanguage], utcOffset),
        }}
      />
      <div className="flex items-center gap-4 page-container py-1 print:py-0">
        <p className="grow py-2 font-semibold">
          <LocalMessage text={text} />
        </p>
        <CloseButton data-needs-no-scripts="" className="shrink-0 print:hidden no-js:hidden">
          <Message id="closeNotification" />
        </CloseButton>
      </div>
    </aside>
  );
}

/**
 * Hides the notice before its first and after its last date, and when the visitor has closed it, until its text changes.
 * Serialised into an inline script, so it must be self-contained.
 */
function startNotice(from: string, until: string, text: string, utcOffset: number) {
  const bar = document.currentScript!.parentElement!;
  const key = "notice";
  const date = new Date(Date.now() + utcOffset).toISOString().slice(0, 10);
  let closed: string | null = null;
  try {
    closed = localStorage.getItem(key);
  } catch {
    // Reading throws when storage is blocked.
  }
  bar.hidden = date < from || date > until || closed === text;
  bar.onclick = ({ target }) => {
    if (!(target as Element).closest("button")) return;
    bar.hidden = true;
    try {
      localStorage.setItem(key, text);
    } catch {
      // The notice is then closed until the next page load.
    }
  };
}
