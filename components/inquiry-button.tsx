"use client";

import { useRouter } from "next/navigation";
import { useState, type ComponentProps } from "react";
import type { MessageKey } from "./language/language-store";
import { T } from "./language/t";
import { useLanguage } from "./language/use-language";
import { routes } from "./routes";
import { Button, ButtonLink } from "./ui/button";
import { blockWhileOffline } from "./ui/offline";
import { showToast } from "./ui/show-toast";
import { usePending } from "./ui/use-pending";

type InquiryButtonProps = ComponentProps<typeof Button> & {
  /** The key of what is asked about; the toast names it. */
  service: MessageKey;
};

/**
 * A button that will ask for a service one day; until then its toast, and a line that stays, say that
 * nothing was sent, and the toast offers the contact page. Without scripts it is a link to that page.
 */
export function InquiryButton({ service, className = "", ...props }: InquiryButtonProps) {
  const router = useRouter();
  const [isPending, run] = usePending();
  const [isMade, setMade] = useState(false);

  async function inquire() {
    await showToast({
      title: <T id="serviceInquiry" />,
      description: <InquiryNotice service={service} />,
      action: { label: <T id="contactUs" />, onClick: openContactPage },
    });
    setMade(true);
  }

  function openContactPage() {
    if (!blockWhileOffline()) router.push(routes.contact.path);
  }

  return (
    <>
      <Button
        onClick={() => void run(inquire)}
        aria-busy={isPending || undefined}
        className={`shrink-0 scriptless:hidden ${className}`}
        {...props}
      />
      <p
        role="status"
        className="col-span-full text-small empty:absolute lg:text-right print:hidden"
      >
        {isMade ? <T id="inquiryNotSent" /> : null}
      </p>
      <span className="hidden scriptless:contents">
        <ButtonLink href={routes.contact.path} variant={props.variant} className={className}>
          {props.children}
        </ButtonLink>
      </span>
    </>
  );
}

function InquiryNotice({ service }: { service: MessageKey }) {
  const { t } = useLanguage();
  return t("notImplementedFor", { service: t(service) });
}
