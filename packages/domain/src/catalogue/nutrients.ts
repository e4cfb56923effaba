/**
 * In the order of a label: the seven of article 30 of Regulation (EU) 1169/2011, energy in both units, and fibre.
 * Kilojoules, kilocalories, then grams.
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

export type Nutrient = (typeof labelNutrients)[number];

/** Null where nobody knows it: it is never zero. */
export type LabelNutrition = Record<Nutrient, number | null>;

const eachNutrient = <Value>(valueOf: (name: Nutrient) => Value): Record<Nutrient, Value> =>
  Object.fromEntries(labelNutrients.map((name) => [name, valueOf(name)])) as Record<Nutrient, Value>;

export const unknownNutrition: LabelNutrition = eachNutrient(() => null);

/** What 100 g can hold: fat alone has the most energy. */
export const mostIn100g = (name: Nutrient): number => (name === 'kj' ? 3800 : name === 'kcal' ? 950 : 100);

export const mostInPortion = (name: Nutrient): number =>
  name === 'kj' ? 41_999 : name === 'kcal' ? 9999 : name === 'salt' ? 99 : 999;

/** Of another weight, in milligrams; unknown where either of the weights is. */
export const nutritionOf = (
  nutrition: LabelNutrition,
  { of, to }: { of: number | null; to: number | null },
): LabelNutrition =>
  eachNutrient((name) => {
    const amount = nutrition[name];
    return amount === null || !of || to === null ? null : (amount * to) / of;
  });

/** Milligrams of 100 g, or of 100 ml of what is sold by volume (article 32), by the milligrams of a millilitre. */
export const hundredOf = (density: number | null): number => (density ? 100 * density : 100_000);

/** Of milligrams: by weight, and by volume what is drunk (article 23). */
export function netQuantity(weight: number, density: number | null, locale: string): string {
  const [amount, unit] = density ? [weight / density, 'ml'] : [weight / 1000, 'g'];
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount)}\u00a0${unit}`;
}

const roundings: Record<Nutrient, { unit: string; trace: number; fineBelow: number; digits: [number, number] }> = {
  ...eachNutrient(() => ({ unit: 'g', trace: 0.5, fineBelow: 10, digits: [0, 1] })),
  kj: { unit: 'kJ', trace: 0, fineBelow: 0, digits: [0, 0] },
  kcal: { unit: 'kcal', trace: 0, fineBelow: 0, digits: [0, 0] },
  saturates: { unit: 'g', trace: 0.1, fineBelow: 10, digits: [0, 1] },
  salt: { unit: 'g', trace: 0.0125, fineBelow: 1, digits: [1, 2] },
};

/** With its unit, rounded as the Commission's guidance on tolerances asks (December 2012, table 4). */
export function nutrientAmount(name: Nutrient, amount: number, locale: string): string {
  const { unit, trace, fineBelow, digits } = roundings[name];
  const [coarse, fine] = digits;
  const text = (value: number, maximumFractionDigits: number) =>
    `${new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value)}\u00a0${unit}`;
  if (amount > 0 && amount <= trace) return `<\u00a0${text(trace, fine)}`;
  return text(amount, amount < fineBelow ? fine : coarse);
}

/** Kilojoules and kilocalories of a gram (annex XIV of the Regulation). */
const energyOfGram = { fat: [37, 9], carbohydrate: [17, 4], protein: [17, 4], fibre: [8, 2] } as const;

/**
 * What the nutrients come to where the energy is said to be something else; null where it fits or is not known. Alcohol
 * and polyols have energy too, so that this warns and refuses nothing.
 */
export function energyOtherwise(nutrition: LabelNutrition): { kj: number; kcal: number } | null {
  const sum = { kj: 0, kcal: 0 };
  for (const name of ['fat', 'carbohydrate', 'protein', 'fibre'] as const) {
    // Fibre is not asked for: what is not known of it counts little.
    const amount = nutrition[name] ?? (name === 'fibre' ? 0 : null);
    if (amount === null) return null;
    sum.kj += amount * energyOfGram[name][0];
    sum.kcal += amount * energyOfGram[name][1];
  }
  const isFar = (unit: 'kj' | 'kcal', least: number) => {
    const amount = nutrition[unit];
    return amount !== null && Math.abs(amount - sum[unit]) > Math.max(least, 0.15 * sum[unit]);
  };
  return isFar('kj', 40) || isFar('kcal', 10) ? { kj: Math.round(sum.kj), kcal: Math.round(sum.kcal) } : null;
}
