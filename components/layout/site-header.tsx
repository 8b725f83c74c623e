import { Globe, Menu, MessageCircle, Phone, X } from "lucide-react";
import { OpenNow } from "@/components/contact/open-now";
import { Link } from "@/components/ui/link";
import { LogoMark } from "@/components/ui/logo-mark";
import { company } from "@/lib/content/company";
import { routes } from "@/lib/content/routes";
import { phoneUrl, whatsappUrl } from "@/lib/facts/contacts";
import { LanguageToggle } from "./language-toggle";
import { MainNavigation } from "./main-navigation";
import { MobileMenu } from "./mobile-menu";

/** The icons are rendered here, on the server, so that the scripts contain no icon library. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper low:-top-96 no-popover:max-lg:static">
      <div className="@container flex min-h-header flex-wrap items-center gap-2 page-container max-lg:py-1">
        <div className="flex max-w-full flex-1">
          <Link
            href={routes.home.path}
            translate="no"
            className="-mx-2 flex min-h-11 min-w-[min(8rem,50vw)] items-center gap-2 px-2 text-[length:min(1rem,7.5vw)] leading-tight font-semibold text-balance wrap-break-word text-ink xl:text-subheading"
          >
            <LogoMark className="-ml-0.75 size-9 shrink-0 @max-logo:hidden" />
            {company.name}
          </Link>
        </div>
        <MainNavigation />
        {/* The minimum width reserves the space of the menu button, which may be parsed after a paint. */}
        <div className="flex gap-2 max-lg:min-w-[calc(2*var(--control-size)+0.5rem)] no-js:min-w-0 no-popover:contents">
          <LanguageToggle icon={<Globe className="hidden size-4.5 xs:block" />} />
          <MobileMenu
            icon={
              <>
                <Menu className="size-6 menu-open:hidden" />
                <X className="hidden size-6 menu-open:block" />
              </>
            }
          >
            <MenuContacts />
            <OpenNow />
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}

function MenuContacts() {
  const className = "inline-flex min-h-11 items-center gap-4 font-semibold text-ink";
  const phone = (
    <a href={phoneUrl} className={className}>
      <Phone className="size-6" />
      {company.phone}
    </a>
  );
  if (!whatsappUrl) return phone;
  return (
    <>
      {phone}
      <a href={whatsappUrl} translate="no" className={className}>
        <MessageCircle className="size-6" />
        WhatsApp
      </a>
    </>
  );
}
