import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";

/**
 * Renders a component with the language provider and the toaster.
 *
 * @param load imports the component when called, so that it shares modules with the provider
 * @returns the result of `render`, and a `user` for interactions
 */
export async function renderSite(load: () => Promise<ReactNode>) {
  const { LanguageProvider } = await import("@/lib/i18n/language-provider");
  const { Toaster } = await import("@/components/toast/toaster");
  const component = await load();
  const view = render(
    <LanguageProvider>
      {component}
      <Toaster />
    </LanguageProvider>,
  );
  return { ...view, user: userEvent.setup() };
}
