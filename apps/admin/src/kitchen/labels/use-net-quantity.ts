import type { LabelDish } from '@traiteur/contract/kitchen/labels.ts';
import { netQuantity } from '@traiteur/domain/catalogue/nutrients.ts';
import { useLocale } from 'use-intl';

/** Empty where nobody has said it. */
export function useNetQuantity({ netWeight, density }: Pick<LabelDish, 'netWeight' | 'density'>): string {
  const locale = useLocale();
  return netWeight === null ? '' : netQuantity(netWeight, density, locale);
}
