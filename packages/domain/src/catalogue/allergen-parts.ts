import { plainText } from '../text/slug.ts';

interface Named {
  name: string;
  code: string;
}

interface Part {
  text: string;
  at: number;
  isAllergen: boolean;
}

/** Words in allergens' names that other food shares: pumpkin seeds are not sesame. */
const commonWords = new Set(['graines', 'graine', 'seeds', 'seed', 'contenant', 'containing', 'tree']);

/**
 * Foods that annex II of Regulation (EU) 1169/2011 lists under an allergen, and other names, by code, in French and
 * English.
 */
const membersByCode: Readonly<Record<string, readonly string[]>> = {
  gluten: 'blé seigle orge avoine épeautre kamut wheat rye barley oat oats spelt'.split(' '),
  nuts: (
    'amande noisette noix cajou pécan pistache macadamia ' + 'almond hazelnut walnut cashew pecan pistachio nut'
  ).split(' '),
  // Other names of the same bean.
  soybeans: ['soy', 'soya'],
};

/**
 * Splits an ingredient list around the words that name one of these allergens or its members, in singular or plural,
 * whatever case and accents. A reading aid only: the declaration says what a dish contains.
 */
export function allergenParts(ingredients: string, allergens: readonly Named[]): Part[] {
  const namedParts = new Set(
    allergens.flatMap(({ name, code }) => [wordOf(name), ...(membersByCode[code] ?? []).map(singular)]),
  );
  const parts: Part[] = [];
  for (const { 0: text, index } of ingredients.matchAll(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu)) {
    const isAllergen = namedParts.has(singular(text));
    const last = parts.at(-1);
    if (last?.isAllergen === isAllergen) last.text += text;
    else parts.push({ text, at: index, isAllergen });
  }
  return parts;
}

/** The last word that other food does not share: "gluten" in "Céréales contenant du gluten". */
function wordOf(allergen: string): string {
  const words = allergen.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  return singular(words.findLast((word) => !commonWords.has(plainText(word))) ?? allergen);
}

const singular = (word: string) => plainText(word).replace(/(?<=.{3})(?:s|x)$/, '');
