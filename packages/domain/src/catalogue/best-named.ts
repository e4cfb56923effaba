import type { Bilingual } from '../text/language.ts';
import { slugOf } from '../text/slug.ts';

/** Names with all typed words, in either language, come first: “carottes râ” is grated carrots, not braised ones. */
export function bestNamed<Found extends { name: Bilingual }>(dishes: readonly Found[], query: string): Found[] {
  const typedWords = wordsOf(query);
  const isNamed = ({ name: { fr, en } }: Found) =>
    [fr, en].some((text) => {
      const words = wordsOf(text);
      return typedWords.every((typedWord) => words.some((word) => word.startsWith(typedWord)));
    });
  return [...dishes.filter(isNamed), ...dishes.filter((dish) => !isNamed(dish))];
}

const wordsOf = (text: string) => slugOf(text).split('-').filter(Boolean);
