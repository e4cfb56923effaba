import { sourceOfAllergen } from '../catalogue/ingredient-texts/allergen-source.ts';
import { readIngredients } from '../catalogue/ingredient-texts/read-ingredients.ts';
import { plainText } from '../text/slug.ts';
import type { Bilingual, Locale } from '../text/language.ts';

/** Characters that a dish holds in either language. */
export const longestList = 4400;

interface NamedAllergen {
  code: string;
  name: Bilingual;
}

/** An ingredient, or a recipe with what is in it, as a label lists it. */
export interface ListEntry {
  name: Bilingual;
  /** What it is made of, as its own label says; empty where it is one thing. */
  composition: Bilingual;
  /** Of a recipe in the recipe. */
  entries: readonly ListEntry[];
  /** Milligrams as it goes in; null = not known. */
  weight: number | null;
  /** Whether the dish's name promises it: then the law asks for its share. */
  isPromised: boolean;
  /** That it contains. */
  allergens: readonly NamedAllergen[];
}

interface ListedDish {
  entries: readonly ListEntry[];
  /** Milligrams that come out. */
  yield: number | null;
  /** Traces that none of its entries contains. */
  traces: readonly NamedAllergen[];
}

/**
 * By falling weight, as article 18 of Regulation (EU) 1169/2011 asks, and each allergen named where it is (article 21).
 * What is promised says its share of what comes out, or how much of it makes 100 g (annex VIII, 3).
 */
export function ingredientList(dish: ListedDish, locale: Locale): string {
  const list = listOf(dish.entries, dish.yield, locale);
  const traces = dish.traces.map(({ name }) => inSentence(name[locale]));
  const opening = locale === 'fr' ? 'Peut contenir\u202f: ' : 'May contain: ';
  return [list && `${upper(list)}.`, traces.length > 0 && `${opening}${traces.join(', ')}.`].filter(Boolean).join(' ');
}

const listOf = (entries: readonly ListEntry[], output: number | null, locale: Locale): string =>
  entries
    .toSorted((first, second) => (second.weight ?? -1) - (first.weight ?? -1))
    .map((entry) => textOf(entry, output, locale))
    .join(', ');

function textOf(entry: ListEntry, output: number | null, locale: Locale): string {
  const contents = entry.entries.length > 0 ? listOf(entry.entries, null, locale) : entry.composition[locale];
  const name = inSentence(entry.name[locale]);
  const text = contents ? `${name} (${contents})` : name;
  const readings = readIngredients(text, locale);
  const hiddenAllergens = entry.allergens.filter((allergen) => {
    const source = sourceOfAllergen(allergen);
    if (source === null) return !plainText(text).includes(plainText(allergen.name[locale]));
    return !readings.some((reading) => reading.source === source && reading.presence === 'contains');
  });
  const addition =
    hiddenAllergens.length > 0
      ? ` (${hiddenAllergens.map((allergen) => inSentence(allergen.name[locale])).join(', ')})`
      : '';
  return `${text}${addition}${shareOf(entry, output, locale)}`;
}

function shareOf({ isPromised, weight }: ListEntry, output: number | null, locale: Locale): string {
  if (!isPromised || weight === null || !output) return '';
  const share = weight / output;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  if (share <= 1) return ` ${format.format(share * 100)}${locale === 'fr' ? '\u202f%' : '%'}`;
  const grams = `${format.format(share * 100)}\u00a0g`;
  return locale === 'fr' ? ` (${grams} pour 100\u00a0g)` : ` (${grams} per 100\u00a0g)`;
}

/** «Pois chiches» stands small in a list, «AOP» does not. */
const inSentence = (name: string) => (/^\p{Lu}\p{Lu}/u.test(name) ? name : name.replace(/^\p{Lu}/u, lower));
const lower = (letter: string) => letter.toLowerCase();
const upper = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
