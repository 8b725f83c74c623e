"use client";

import { useRouter } from "next/navigation";
import { useTransition, type ComponentProps } from "react";
import type { MessageKey } from "./language/language-store";
import { T } from "./language/t";
import { useLanguage } from "./language/use-language";
import { routes } from "./routes";
import { Button, ButtonLink } from "./ui/button";
import { showToast } from "./ui/show-toast";

type InquiryButtonProps = ComponentProps<typeof Button> & {
  /** The key of what is asked about; the toast names it. */
  service: MessageKey;
};

/**
 * A button that will ask for a service one day; until then its toast says that nothing was sent, and
 * offers the contact page. Where scripts are off it is a link to that page.
 */
export function InquiryButton({ service, className = "", ...props }: InquiryButtonProps) {
  const router = useRouter();
  const [isWaiting, startWaiting] = useTransition();

  async function inquire() {
    await showToast({
      title: <T id="serviceInquiry" />,
      description: <InquiryNotice service={service} />,
      action: { label: <T id="contactUs" />, onClick: () => router.push(routes.contact.path) },
    });
  }

  return (
    <>
      <Button
        onClick={() => startWaiting(inquire)}
        aria-busy={isWaiting || undefined}
        className={`noscript:hidden ${className}`}
        {...props}
      />
      <ButtonLink
        href={routes.contact.path}
        variant={props.variant}
        className={`not-noscript:hidden ${className}`}
      >
        {props.children}
      </ButtonLink>
    </>
  );
}

function InquiryNotice({ service }: { service: MessageKey }) {
  const { t } = useLanguage();
  return t("notImplementedFor", { service: t(service) });
}
