"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { LogoMark } from "@/components/ui/logo-mark";
import { company } from "@/lib/content/company";
import { emailUrl, phoneUrl } from "@/lib/facts/contacts";
import { publishedRoutes } from "@/lib/facts/routes";
import { useLanguageWithoutProvider } from "@/lib/i18n/language-provider";
import { languages } from "@/lib/i18n/languages";
import { documentTitle } from "@/lib/seo/document-title";
import { withBasePath } from "@/lib/urls";
import { ErrorPanel } from "./error-screen";
import { useReloadOnce } from "./use-reload-once";

/**
 * The fallback of the error boundary around the layout, which replaces the whole document. Uses no provider, router or
 * toast, because these may have failed; its links load the pages from the server.
 */
export function GlobalErrorScreen({ error }: { error: Error }) {
  const { language, t } = useLanguageWithoutProvider();
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
    <html lang={language} dir={languages[language].dir}>
      <body className="flex min-h-screen flex-col">
        <title>{documentTitle(t("errorTitle"))}</title>
        <header className="border-b border-line">
          <p className="flex min-h-header items-center gap-2 page-container font-semibold text-ink">
            <LogoMark />
            {company.name}
          </p>
        </header>
        <main className="flex grow flex-col">
          <ErrorPanel status={t("errorOnPage")} title={t("errorTitle")} text={t("errorOnPageText")}>
            <Button onClick={() => location.reload()}>{t("tryAgain")}</Button>
          </ErrorPanel>
        </main>
        <footer className="border-t border-line">
          <ul className="flex flex-wrap gap-x-6 page-container py-6">
            {publishedRoutes.map((route) => (
              <li key={route.path}>
                <a href={withBasePath(route.path)} className="inline-block py-3 underline">
                  {t(route.label)}
                </a>
              </li>
            ))}
            <li>
              <a href={phoneUrl} className="inline-block py-3 underline">
                {company.phone}
              </a>
            </li>
            <li>
              <a href={emailUrl} className="inline-block py-3 underline">
                {company.email}
              </a>
            </li>
          </ul>
        </footer>
      </body>
    </html>
  );
}
