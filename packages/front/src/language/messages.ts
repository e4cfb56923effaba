import type { Locale } from '@traiteur/domain/text/language.ts';
import type { FrontMessages } from './front-messages.ts';

/** How much of its texts a screen needs: those of the entrance before one is signed in, all behind it. */
type MessagePart = 'entrance' | 'all';

export type FetchMessages = (locale: Locale, part: MessagePart) => Promise<FrontMessages>;

/** The texts of a front end, of which a browser fetches one language at a time. */
export function createMessages(fetchMessages: FetchMessages) {
  const loadedMessages = { entrance: new Map<Locale, FrontMessages>(), all: new Map<Locale, FrontMessages>() };
  return {
    /** Fetches a language's texts, once. */
    async load(locale: Locale, part: MessagePart = 'all'): Promise<void> {
      if (!loadedMessages.all.has(locale) && !loadedMessages[part].has(locale))
        loadedMessages[part].set(locale, await fetchMessages(locale, part));
    },
    /** Whether all texts of a language are there: without them nothing but the entrance can be shown. */
    areAll: (locale: Locale): boolean => loadedMessages.all.has(locale),
    /** The texts of a language that was loaded; any loaded one before its own is there. */
    of(locale: Locale): FrontMessages | undefined {
      const { all, entrance } = loadedMessages;
      return all.get(locale) ?? entrance.get(locale) ?? all.values().next().value ?? entrance.values().next().value;
    },
  };
}
