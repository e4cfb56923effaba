import type { Locale } from '@traiteur/domain/text/language.ts';
import type { words } from '@traiteur/words/administration.ts';
import type { Catalogue } from '@traiteur/words/phrases/phrase.ts';

export type AdministrationMessages = Catalogue<typeof words>;

/** The texts that `useTranslations` accepts. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: AdministrationMessages;
    Locale: Locale;
  }
}
