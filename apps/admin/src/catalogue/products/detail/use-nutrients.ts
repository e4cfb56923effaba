import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { nutrientAmount, nutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import { useLocale, useTranslations } from 'use-intl';

/** Per portion of the usual size, without the unknown ones. */
export function useNutrients(nutrition: Product['nutrition']): (readonly [name: string, amount: string])[] {
  const words = useTranslations('products');
  const locale = useLocale();
  return nutrients.flatMap((name) => {
    const amount = nutrition[name];
    return amount === null ? [] : [[words(`nutrition.${name}`), nutrientAmount(name, amount, locale)] as const];
  });
}
