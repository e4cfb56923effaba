import { sourceOfAllergen } from '../../catalogue/ingredient-texts/allergen-source.ts';
import { isClearWord } from '../../catalogue/ingredient-texts/clear-word.ts';
import { shortNames } from '../../catalogue/ingredient-texts/lexicon/clear-names.ts';
import { readIngredients } from '../../catalogue/ingredient-texts/read-ingredients.ts';
import { plainText } from '../../text/slug.ts';
import type { Bilingual, Locale } from '../../text/language.ts';

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
  const list = listOf(dish.entries, shareIn(dish, locale), locale);
  const traces = dish.traces.map(({ name }) => inSentence(name[locale]));
  const opening = locale === 'fr' ? 'Peut contenir\u202f: ' : 'May contain: ';
  return [list && `${upper(list)}.`, traces.length > 0 && `${opening}${traces.join(', ')}.`].filter(Boolean).join(' ');
}

type ShareText = (entry: ListEntry) => string;

const listOf = (entries: readonly ListEntry[], shareOf: ShareText, locale: Locale): string =>
  entries
    .toSorted((first, second) => (second.weight ?? -1) - (first.weight ?? -1))
    .map((entry) => `${textOf(entry, locale)}${shareOf(entry)}`)
    .join(', ');

function textOf(entry: ListEntry, locale: Locale): string {
  const contents = entry.entries.length > 0 ? listOf(entry.entries, () => '', locale) : entry.composition[locale];
  const name = inSentence(entry.name[locale]);
  const text = contents ? `${name} (${contents})` : name;
  const readings = readIngredients(text, locale).filter(({ presence }) => presence === 'contains');
  const hiddenNames = entry.allergens.flatMap((allergen) => {
    const source = sourceOfAllergen(allergen);
    if (source === null)
      return plainText(text).includes(plainText(allergen.name[locale])) ? [] : [inSentence(allergen.name[locale])];
    if (readings.some((reading) => reading.source === source && isClearWord(reading.word, source))) return [];
    return [shortNames[source]?.[locale] ?? inSentence(allergen.name[locale])];
  });
  return hiddenNames.length > 0 ? `${text} (${hiddenNames.join(', ')})` : text;
}

/** In percent, or in grams for all of them where what steamed away leaves more than 100 % of what came out. */
function shareIn({ entries, yield: output }: ListedDish, locale: Locale): ShareText {
  const promisedWeights = entries.map(({ isPromised, weight }) => (isPromised ? (weight ?? 0) : 0));
  const isMoreThanAll = promisedWeights.reduce((sum, weight) => sum + weight, 0) > (output ?? 0);
  return ({ isPromised, weight }) => {
    if (!isPromised || weight === null || !output) return '';
    const share = (weight / output) * 100;
    // What the name promises is never told as nothing.
    const digits = share < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 };
    const amount = new Intl.NumberFormat(locale, digits).format(share);
    if (!isMoreThanAll) return ` ${amount}${locale === 'fr' ? '\u202f%' : '%'}`;
    return locale === 'fr' ? ` (${amount}\u00a0g pour 100\u00a0g)` : ` (${amount}\u00a0g per 100\u00a0g)`;
  };
}

/** «Pois chiches» stands small in a list, «AOP» does not. */
const inSentence = (name: string) => (/^\p{Lu}\p{Lu}/u.test(name) ? name : name.replace(/^\p{Lu}/u, lower));
const lower = (letter: string) => letter.toLowerCase();
const upper = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
