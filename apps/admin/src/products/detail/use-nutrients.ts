import type { Product } from '@traiteur/contract/products.ts';
import { nutrients } from '@traiteur/domain/dishes/nutrients.ts';
import { useFormatter, useTranslations } from 'use-intl';

/** What a portion of the usual size feeds with, each by name and with its unit, as far as somebody said it. */
export function useNutrients(nutrition: Product['nutrition']): (readonly [name: string, amount: string])[] {
  const words = useTranslations('products');
  const format = useFormatter();
  return nutrients.flatMap((name) => {
    const amount = nutrition[name];
    const unit = name === 'kcal' ? 'kcal' : 'g';
    return amount === null ? [] : [[words(`nutrition.${name}`), `${format.number(amount)}\u00a0${unit}`] as const];
  });
}
