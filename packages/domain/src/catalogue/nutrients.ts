/** Nutrients of a portion, in the order of labels: kilocalories, then grams. */
export const nutrients = ['kcal', 'protein', 'carbohydrate', 'fat', 'fibre', 'salt'] as const;

type Nutrient = (typeof nutrients)[number];

/**
 * Of 100 g, in the order of a label: the seven of article 30 of Regulation (EU) 1169/2011, energy in both units, and
 * fibre. Kilojoules, kilocalories, then grams.
 */
export const labelNutrients = [
  'kj',
  'kcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const;

/** What 100 g can hold: fat alone has the most energy. */
export const mostIn100g = (name: (typeof labelNutrients)[number]): number =>
  name === 'kj' ? 3800 : name === 'kcal' ? 950 : 100;

/** Null where nobody knows it: it is never zero. */
export type LabelNutrition = Record<(typeof labelNutrients)[number], number | null>;

/** With its unit: to 0.1 g, and salt below 1 g to 0.01 g. */
export function nutrientAmount(name: Nutrient, amount: number, locale: string): string {
  const isLittleSalt = name === 'salt' && amount < 1;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: isLittleSalt ? 2 : 1 });
  return `${format.format(amount)}\u00a0${name === 'kcal' ? 'kcal' : 'g'}`;
}
