import { ContactLines } from "@/components/contact/contact-lines";
import { LogoMark } from "@/components/ui/logo-mark";
import { company } from "@/lib/company";
import { rightsHolder } from "@/lib/derived-facts";
import { Message } from "@/lib/i18n/message";
import { NavLinks } from "./nav-links";
import { SocialLinks } from "./social-links";

export function SiteFooter() {
  return (
    <footer className="bg-inverse text-on-inverse-muted [--focus:var(--on-inverse)]">
      <div className="footer-columns page-container flex flex-wrap gap-x-[min(2.5rem,10vw)] gap-y-12 py-16 print:block print:py-3">
        <div className="grid flex-[1.4_1_14rem] content-start gap-4 print:hidden">
          <p
            translate="no"
            className="flex items-center gap-3 text-subheading font-semibold text-balance text-on-inverse"
          >
            <LogoMark className="size-9 shrink-0 rounded bg-paper p-1" />
            {company.name}
          </p>
          <p className="max-w-prose">
            <Message id="footerDescription" />
          </p>
        </div>
        <div className="grid flex-[1.5_1_15rem] content-start gap-4">
          <h2 className="flex min-h-9 items-center text-base text-on-inverse">
            <Message id="contactUs" />
          </h2>
          <ContactLines order={["address", "phone", "email"]} />
        </div>
        <nav
          aria-labelledby="footer-links"
          className="grid flex-[0.8_1_7.5rem] content-start gap-1 print:hidden"
        >
          <h2 id="footer-links" className="flex min-h-9 items-center text-base text-on-inverse">
            <Message id="quickLinks" />
          </h2>
          <NavLinks
            className="grid"
            linkClassName="inline-flex min-h-11 items-center hover:text-on-inverse hover:underline aria-[current=page]:text-on-inverse aria-[current=page]:underline"
          />
        </nav>
        <div className="grid content-start gap-4 print:hidden">
          <h2 className="flex min-h-9 items-center text-base text-on-inverse">
            <Message id="followUs" />
          </h2>
          <SocialLinks />
        </div>
      </div>
      <div className="border-t border-on-inverse-line print:py-3">
        <p className="page-container py-6 text-small">
          © {company.copyrightYear} <span translate="no">{rightsHolder}</span>.{" "}
          <Message id="allRightsReserved" />
        </p>
      </div>
    </footer>
  );
}
