import type { Locale } from '@traiteur/domain/language.ts';
import type { FrontMessages } from './front-messages.ts';

/** The texts of a front end, of which a browser fetches one language at a time. */
export function createMessages(fetchMessages: (locale: Locale) => Promise<FrontMessages>) {
  const loaded = new Map<Locale, FrontMessages>();
  return {
    /** Fetches a language's texts, once. */
    async load(locale: Locale): Promise<void> {
      if (!loaded.has(locale)) loaded.set(locale, await fetchMessages(locale));
    },
    /** The texts of a language that was loaded; any loaded one before its own is there. */
    of: (locale: Locale): FrontMessages | undefined => loaded.get(locale) ?? loaded.values().next().value,
  };
}
