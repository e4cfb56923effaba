import type { Locale } from '@traiteur/domain/text/language.ts';
import type { FrontMessages } from './front-messages.ts';

type MessagePart = 'entrance' | 'all';

export type FetchMessages = (locale: Locale, part: MessagePart) => Promise<FrontMessages>;

/** A browser fetches one language at a time. */
export function createMessages(fetchMessages: FetchMessages) {
  const loadedMessages = { entrance: new Map<Locale, FrontMessages>(), all: new Map<Locale, FrontMessages>() };
  return {
    async load(locale: Locale, part: MessagePart = 'all'): Promise<void> {
      if (!loadedMessages.all.has(locale) && !loadedMessages[part].has(locale))
        loadedMessages[part].set(locale, await fetchMessages(locale, part));
    },
    /** When false, only the sign-in pages can be shown. */
    areAll: (locale: Locale): boolean => loadedMessages.all.has(locale),
    /** Before its own language is loaded, any loaded one. */
    of(locale: Locale): FrontMessages | undefined {
      const { all, entrance } = loadedMessages;
      return all.get(locale) ?? entrance.get(locale) ?? all.values().next().value ?? entrance.values().next().value;
    },
  };
}
