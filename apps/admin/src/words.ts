import { allergens } from '@traiteur/words/allergens.ts';
import { orders } from '@traiteur/words/orders.ts';
import type { Catalogue } from '@traiteur/words/phrase.ts';
import { faults, refusals } from '@traiteur/words/refusals.ts';
import { products } from '@traiteur/words/products.ts';
import { shell } from '@traiteur/words/shell.ts';
import { sizes } from '@traiteur/words/sizes.ts';
import { tags } from '@traiteur/words/tags.ts';

/** Every text of the administration, by noun. */
export const words = { shell, refusals, faults, products, tags, allergens, sizes, orders } as const;

export type Messages = Catalogue<typeof words>;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: 'fr' | 'en';
  }
}
