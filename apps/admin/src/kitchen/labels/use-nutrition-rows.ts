import type { LabelDish } from '@traiteur/contract/kitchen/labels.ts';
import { hundredOf, labelNutrients, nutrientAmount, nutritionOf } from '@traiteur/domain/catalogue/nutrients.ts';
import { useLocale, useTranslations } from 'use-intl';

interface NutritionRow {
  name: string;
  per100: string;
  perPortion: string;
}

/** As annex XV of Regulation (EU) 1169/2011 lists them, energy in both units at once; without what nobody knows. */
export function useNutritionRows({
  nutrition,
  netWeight,
  density,
}: Pick<LabelDish, 'nutrition' | 'netWeight' | 'density'>): NutritionRow[] {
  const words = useTranslations('products');
  const locale = useLocale();
  const of100 = nutritionOf(nutrition, { of: netWeight, to: hundredOf(density) });
  return labelNutrients.flatMap((name) => {
    const textOf = (values: typeof nutrition) => {
      const amount = values[name];
      if (amount === null) return '';
      const text = nutrientAmount(name, amount, locale);
      if (name !== 'kj' || values.kcal === null) return text;
      return `${text}\u00a0/ ${nutrientAmount('kcal', values.kcal, locale)}`;
    };
    const [per100, perPortion] = [textOf(of100), textOf(nutrition)];
    if (per100 === '' || (name === 'kcal' && nutrition.kj !== null)) return [];
    const isBoth = name === 'kj' && nutrition.kcal !== null;
    return [{ name: isBoth ? words('nutritionTable.energy') : words(`nutrition.${name}`), per100, perPortion }];
  });
}
