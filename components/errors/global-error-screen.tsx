"use client";

import { useEffect } from "react";
import { LogoMark } from "@/components/layout/logo-mark";
import { Button } from "@/components/ui/button";
import { company } from "@/lib/company";
import { emailUrl, phoneUrl } from "@/lib/derived-facts";
import { useDictionary } from "@/lib/i18n/use-dictionary";
import { routes } from "@/lib/routes";
import { documentTitle } from "@/lib/seo/document-title";
import { withBasePath } from "@/lib/urls";
import { ErrorPanel } from "./error-panel";
import { useReloadOnce } from "./use-reload-once";

/**
 * The fallback of the error boundary around the layout, which replaces the whole document. Uses no provider, router or
 * toast, because these may have failed; its links load the pages from the server.
 */
export function GlobalErrorScreen({ error }: { error: Error }) {
  const { language, messages } = useDictionary();
  useReloadOnce(error);

  // The router, which normally shows the page of the new address, is gone.
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("popstate", reload);
    return () => removeEventListener("popstate", reload);
  }, []);

  // HydrationMarker, which normally replays the clicks, may never have mounted.
  useEffect(() => window.replayClicks?.(), []);

  return (
    <html lang={language}>
      <body className="flex min-h-screen flex-col">
        <title>{documentTitle(messages.errorTitle)}</title>
        <header className="border-b border-line">
          <p className="page-container flex min-h-header items-center gap-2.5 font-semibold text-ink">
            <LogoMark />
            {company.name}
          </p>
        </header>
        <main className="flex grow flex-col bg-muted">
          <ErrorPanel
            status={messages.errorOnPage}
            title={messages.errorTitle}
            text={messages.errorOnPageText}
          >
            <Button onClick={() => location.reload()}>{messages.tryAgain}</Button>
          </ErrorPanel>
        </main>
        <footer className="border-t border-line">
          <ul className="page-container flex flex-wrap gap-x-6 py-6">
            {Object.values(routes).map((route) => (
              <li key={route.path}>
                <a href={withBasePath(route.path)} className="inline-block text-link">
                  {messages[route.label]}
                </a>
              </li>
            ))}
            <li>
              <a href={phoneUrl} className="inline-block text-link">
                {company.phone}
              </a>
            </li>
            <li>
              <a href={emailUrl} className="inline-block text-link">
                {company.email}
              </a>
            </li>
          </ul>
        </footer>
      </body>
    </html>
  );
}
