/** Nutrients of a portion, in the order of labels: kilocalories, then grams. */
export const nutrients = ['kcal', 'protein', 'carbohydrate', 'fat', 'fibre', 'salt'] as const;

type Nutrient = (typeof nutrients)[number];

/** With its unit: to 0.1 g, and salt below 1 g to 0.01 g. */
export function nutrientAmount(name: Nutrient, amount: number, locale: string): string {
  const isLittleSalt = name === 'salt' && amount < 1;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: isLittleSalt ? 2 : 1 });
  return `${format.format(amount)}\u00a0${name === 'kcal' ? 'kcal' : 'g'}`;
}
