import type { ReactNode } from "react";
import { keepTogether } from "../keep-together";
import type { MessageKey } from "./languages";
import { type MessageValues, messageFacts } from "./placeholders";

/** Returns a message with its values and the facts; returns an unknown key unchanged. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: MessageValues<Key>) => string;

type Renderers = Record<string, (content: ReactNode) => ReactNode>;

export type Translator = Translate & {
  /** Returns a message with its values and the facts, its tags rendered. */
  rich: (key: MessageKey, values: object | undefined, tags: Renderers) => ReactNode;
};

/** A translator of next-intl, whose own types do not know which values a message needs. */
type NextIntlTranslator = {
  (key: never, values: never): string;
  rich: (key: never, values: never) => ReactNode;
};

/** Names of places stay on one line where they are seen. */
const shownNames = {
  town: keepTogether(messageFacts.town),
  state: keepTogether(messageFacts.state),
};

/** Returns a translator that also fills in the facts. */
export function fillInFacts(t: NextIntlTranslator): Translator {
  const translate: Translate = (key, ...[values]) =>
    t(key as never, { ...messageFacts, ...values } as never);
  return Object.assign(translate, {
    rich: (key: MessageKey, values: object | undefined, tags: Renderers) =>
      t.rich(key as never, { ...messageFacts, ...shownNames, ...values, ...tags } as never),
  });
}
