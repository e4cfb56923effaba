import type { Locale } from '@traiteur/domain/text/language.ts';
import type { words } from '@traiteur/words/administration.ts';
import type { Catalogue } from '@traiteur/words/phrases/phrase.ts';

export type AdministrationMessages = Catalogue<typeof words>;

/** What `useTranslations` knows: every text that the administration carries. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: AdministrationMessages;
    Locale: Locale;
  }
}
