import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { OfflineNotice } from "@/components/errors/offline-notice";
import { DocumentTitle } from "@/components/layout/document-title";
import { Notice } from "@/components/layout/notice";
import { PageTransition } from "@/components/layout/page-transition";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { SkipLink } from "@/components/layout/skip-link";
import { HydrationMarker } from "@/components/pre-hydration/hydration-marker";
import { PreHydrationScript } from "@/components/pre-hydration/pre-hydration-script";
import { Toaster } from "@/components/toast/toaster";
import { colours, darkColours } from "@/lib/content/colours";
import { LanguageProvider } from "@/lib/i18n/language-provider";
import { defaultLanguage, languages } from "@/lib/i18n/languages";
import { absoluteUrl } from "@/lib/urls";
import { typeface } from "./fonts";

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl("/")),
  // Prevents Safari from linking text that looks like a phone number, an address or an email.
  formatDetection: { telephone: false, address: false, email: false },
};

/** The browser UI has the colour of the header. */
export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: colours.paper },
    { media: "(prefers-color-scheme: dark)", color: darkColours.paper },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The pre-hydration script changes attributes of this element.
    <html
      lang={defaultLanguage}
      dir={languages[defaultLanguage].dir}
      className={typeface.variable}
      suppressHydrationWarning
    >
      <body className="flex min-h-screen flex-col">
        <PreHydrationScript typefaceClassName={typeface.variable} />
        <LanguageProvider>
          <DocumentTitle />
          <SkipLink />
          <SiteHeader />
          <Notice />
          <PageTransition>{children}</PageTransition>
          <SiteFooter />
          <Toaster />
          <OfflineNotice />
          <HydrationMarker />
        </LanguageProvider>
      </body>
    </html>
  );
}
