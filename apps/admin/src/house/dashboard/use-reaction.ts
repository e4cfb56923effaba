import type { UnansweredOrder } from '@traiteur/contract/house/dashboard.ts';
import { useTranslations } from 'use-intl';
import { useShortConflict } from '../../orders/allergies/use-short-conflict.ts';

/** Dish and allergen, and for whom where that is not the client, who is named beside it. */
export function useReaction() {
  const words = useTranslations('dashboard');
  const short = useShortConflict();
  return ({ eater, ...conflict }: UnansweredOrder['conflicts'][number]): string =>
    eater ? words('reactionOf', { conflict: short(conflict), eater }) : short(conflict);
}
