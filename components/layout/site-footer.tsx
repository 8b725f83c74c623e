import { ContactLines } from "@/components/contact/contact-lines";
import { Message } from "@/components/text/message";
import { Link } from "@/components/ui/link";
import { LogoMark } from "@/components/ui/logo-mark";
import { company } from "@/lib/content/company";
import { rightsHolder } from "@/lib/facts/contacts";
import { otherRoutes } from "@/lib/facts/routes";
import { NavLinks } from "./nav-links";
import { SocialLinks } from "./social-links";

export function SiteFooter() {
  return (
    <footer className="inverse-surface">
      <div className="footer-columns grid gap-x-columns gap-y-6 page-container py-8 sm:grid-cols-2 sm:gap-y-10 sm:py-12 lg:columns-min-11 print:block print:py-3">
        <div className="grid content-start gap-3 print:hidden">
          <p
            translate="no"
            className="flex items-center gap-2 text-subheading font-semibold text-balance text-on-inverse lg:text-base xl:text-subheading"
          >
            <LogoMark className="-ml-0.75 size-9 shrink-0" />
            {company.name}
          </p>
          <p className="max-w-text text-balance">
            <Message id="footerDescription" />
          </p>
        </div>
        <div className="grid content-start gap-3">
          <h2 className="flex items-center text-base text-on-inverse sm:min-h-9">
            <Message id="contactUs" />
          </h2>
          <ContactLines first="address" />
        </div>
        <nav aria-labelledby="footer-links" className="grid content-start print:hidden">
          <h2 id="footer-links" className="flex items-center text-base text-on-inverse sm:min-h-9">
            <Message id="quickLinks" />
          </h2>
          <NavLinks
            className="grid grid-cols-2 gap-x-6 sm:grid-cols-1"
            linkClassName="inline-flex min-h-11 items-center hover:text-on-inverse hover:underline current:text-on-inverse current:underline"
          />
        </nav>
        {company.socialProfiles.length > 0 ? (
          <div className="grid content-start gap-3 print:hidden">
            <h2 className="flex items-center text-base text-on-inverse sm:min-h-9">
              <Message id="followUs" />
            </h2>
            <SocialLinks />
          </div>
        ) : null}
      </div>
      <div className="border-t border-on-inverse-line print:py-3">
        <div className="flex flex-wrap items-center gap-x-6 page-container py-4 text-small sm:py-6">
          <p>
            © {company.copyrightYear} <span translate="no">{rightsHolder()}</span>.{" "}
            <span className="inline-block">
              <Message id="allRightsReserved" />
            </span>
          </p>
          {otherRoutes.map((route) => (
            <Link
              key={route.path}
              href={route.path}
              className="inline-flex min-h-11 items-center underline print:hidden"
            >
              <Message id={route.label} />
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}
