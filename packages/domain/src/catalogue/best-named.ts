import type { Bilingual } from '../text/language.ts';
import { slugOf } from '../text/slug.ts';

/**
 * What a search found, with those first whose name, in either language, begins its words as they were typed: “carottes râ” means grated carrots
 * rather than a beef with carrots that is braised. The others keep their order.
 */
export function bestNamed<Found extends { name: Bilingual }>(dishes: readonly Found[], query: string): Found[] {
  const typedWords = wordsOf(query);
  const isNamed = ({ name: { fr, en } }: Found) =>
    [fr, en].some((text) => {
      const words = wordsOf(text);
      return typedWords.every((typedWord) => words.some((word) => word.startsWith(typedWord)));
    });
  return [...dishes.filter(isNamed), ...dishes.filter((one) => !isNamed(one))];
}

const wordsOf = (text: string) => slugOf(text).split('-').filter(Boolean);
