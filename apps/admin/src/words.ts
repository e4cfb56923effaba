import { allergens } from '@traiteur/words/allergens.ts';
import type { Catalogue } from '@traiteur/words/phrase.ts';
import { faults, refusals } from '@traiteur/words/refusals.ts';
import { shell } from '@traiteur/words/shell.ts';

/** Every text of the administration, by noun. */
export const words = { shell, refusals, faults, allergens } as const;

export type Messages = Catalogue<typeof words>;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: 'fr' | 'en';
  }
}
