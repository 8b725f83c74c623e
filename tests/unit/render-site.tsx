import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";

/**
 * Renders a part of the site inside the language and beside the toaster, all freshly imported.
 *
 * @param load imports the part, so that it shares its modules with the provider.
 */
export async function renderSite(load: () => Promise<ReactNode>) {
  const { LanguageProvider } = await import("../../lib/i18n/language-provider");
  const { Toaster } = await import("../../components/toast/toaster");
  const { LanguageUnavailableNotice } =
    await import("../../components/errors/language-unavailable-notice");
  const part = await load();
  const view = render(
    <LanguageProvider>
      {part}
      <Toaster />
      <LanguageUnavailableNotice />
    </LanguageProvider>,
  );
  return { ...view, user: userEvent.setup() };
}
