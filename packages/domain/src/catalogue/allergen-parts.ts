import { plainText } from '../text/slug.ts';

interface Named {
  name: string;
  code: string;
}

interface Part {
  text: string;
  /** Where it begins. */
  at: number;
  isAllergen: boolean;
}

/** Words of an allergen's name that other food has too: pumpkin seeds are no sesame. */
const commonWords = new Set(['graines', 'graine', 'seeds', 'seed', 'contenant', 'containing', 'tree']);

/** What annex II of EU Regulation 1169/2011 names one by one below an allergen, or goes by another name, by its code, in French and English. */
const membersByCode: Readonly<Record<string, readonly string[]>> = {
  gluten: 'blé seigle orge avoine épeautre kamut wheat rye barley oat oats spelt'.split(' '),
  nuts: (
    'amande noisette noix cajou pécan pistache macadamia ' + 'almond hazelnut walnut cashew pecan pistachio nut'
  ).split(' '),
  // The same bean by another name.
  soybeans: ['soy', 'soya'],
};

/**
 * A list of ingredients in parts, those apart that name one of these allergens: by the word of its name that says what it is, or by one of its
 * members, in the singular or the plural, accents and case aside. It helps to read; what a dish contains is what is declared.
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

/** The last word that other food does not have: "gluten" of "Céréales contenant du gluten". */
function wordOf(allergen: string): string {
  const all = allergen.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  return singular(all.findLast((word) => !commonWords.has(plainText(word))) ?? allergen);
}

const singular = (word: string) => plainText(word).replace(/(?<=.{3})(?:s|x)$/, '');
