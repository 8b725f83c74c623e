import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { absoluteUrl } from "@/components/absolute-url";
import { EarlyTaps } from "@/components/early-taps";
import { EarlyScript } from "@/components/language/early-script";
import { LanguageProvider } from "@/components/language/language-provider";
import { OfflineNotice } from "@/components/offline-notice";
import { PageTransition } from "@/components/page-transition";
import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { SkipLink } from "@/components/skip-link";
import { Toaster } from "@/components/toaster";
import { colours, darkColours } from "@/components/ui/colours";
import { typeface } from "./typeface";

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl("/")),
  // A phone number is a link already; Safari would guess at others.
  formatDetection: { telephone: false, address: false, email: false },
};

/** The colour of the browser around the page: the header's. */
export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: colours.paper },
    { media: "(prefers-color-scheme: dark)", color: darkColours.paper },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The early script marks the element before React compares it.
    <html lang="en" className={typeface.variable} suppressHydrationWarning>
      <head>
        <EarlyScript />
      </head>
      <body className="flex min-h-screen flex-col">
        <LanguageProvider>
          <SkipLink />
          <SiteHeader />
          <PageTransition>{children}</PageTransition>
          <SiteFooter />
          <Toaster />
          <OfflineNotice />
          <EarlyTaps />
        </LanguageProvider>
      </body>
    </html>
  );
}
