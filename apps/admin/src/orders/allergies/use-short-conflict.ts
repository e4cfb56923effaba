import type { Presence } from '@traiteur/domain/orders/allergies.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';

interface ShortConflict {
  dish: Bilingual;
  allergen: Bilingual;
  presence: Presence;
}

/** Dish and allergen, without the client. */
export function useShortConflict() {
  const words = useTranslations('orders.conflict');
  const nameOf = useLocalName();
  return ({ dish, allergen, presence }: ShortConflict): string =>
    words(presence === 'contains' ? 'short' : 'shortTraces', {
      dish: nameOf(dish),
      allergen: nameOf(allergen).toLowerCase(),
    });
}
