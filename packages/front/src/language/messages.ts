import type { Locale } from '@traiteur/domain/language.ts';
import type { words } from '@traiteur/words/administration.ts';
import type { Catalogue } from '@traiteur/words/phrases/phrase.ts';

/** A language's texts, by noun. */
export type Messages = Catalogue<typeof words>;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}

export type MessageCatalogues = ReturnType<typeof createMessages>;

/** The texts of a front end, of which a browser fetches one language at a time. */
export function createMessages(fetchMessages: (locale: Locale) => Promise<Messages>) {
  const loaded = new Map<Locale, Messages>();
  return {
    /** Fetches a language's texts, once. */
    async load(locale: Locale): Promise<void> {
      if (!loaded.has(locale)) loaded.set(locale, await fetchMessages(locale));
    },
    /** The texts of a language that was loaded; any loaded one before its own is there. */
    of: (locale: Locale): Messages | undefined => loaded.get(locale) ?? loaded.values().next().value,
  };
}
