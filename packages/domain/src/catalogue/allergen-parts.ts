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

/** By code, in French and English: foods that annex II of Regulation (EU) 1169/2011 lists, and other names. */
const membersByCode: Readonly<Record<string, readonly string[]>> = {
  gluten: 'blé seigle orge avoine épeautre kamut wheat rye barley oat oats spelt'.split(' '),
  nuts: (
    'amande noisette noix cajou pécan pistache macadamia ' + 'almond hazelnut walnut cashew pecan pistachio nut'
  ).split(' '),
  soybeans: ['soy', 'soya'],
};

/** Marks words that name an allergen or a member, in any number or case. A reading aid: the declaration counts. */
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
