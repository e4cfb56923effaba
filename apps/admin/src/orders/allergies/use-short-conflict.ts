import type { Presence } from '@traiteur/domain/orders/allergies.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';

interface ShortConflict {
  dish: Bilingual;
  allergen: Bilingual;
  presence: Presence;
  /** Who reacts, where it is not the client. */
  person?: string | undefined;
}

/** Dish and allergen, and whom it is for beside the client. */
export function useShortConflict() {
  const words = useTranslations('orders.conflict');
  const nameOf = useLocalName();
  return ({ dish, allergen, presence, person }: ShortConflict): string => {
    const conflict = words(presence === 'contains' ? 'short' : 'shortTraces', {
      dish: nameOf(dish),
      allergen: nameOf(allergen).toLowerCase(),
    });
    return person ? words('shortOf', { conflict, person }) : conflict;
  };
}
