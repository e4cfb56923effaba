/** What is told of what a portion feeds with, in the order of labels: kilocalories, then grams of each. */
export const nutrients = ['kcal', 'protein', 'carbohydrate', 'fat', 'fibre', 'salt'] as const;

type Nutrient = (typeof nutrients)[number];

/** How much of a nutrient a portion holds, with its unit: to the tenth of a gram, and below one gram of salt to the hundredth. */
export function nutrientAmount(name: Nutrient, amount: number, locale: string): string {
  const isLittleSalt = name === 'salt' && amount < 1;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: isLittleSalt ? 2 : 1 });
  return `${format.format(amount)}\u00a0${name === 'kcal' ? 'kcal' : 'g'}`;
}
