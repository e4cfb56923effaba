import { scriptLetters } from '@traiteur/kit/setup/small-fonts.ts';
import type { Phrase, Phrases } from '@traiteur/words/phrases/phrase.ts';
import { expect, test } from 'vitest';
import { words } from '@traiteur/words/administration.ts';

const isPhrase = (value: Phrase | Phrases): value is Phrase => Array.isArray(value);

const textsOf = (phrases: Phrases): string[] =>
  Object.values(phrases).flatMap((value) => (isPhrase(value) ? [...value] : textsOf(value)));

const lettersWithout = (text: string) => Array.from(text).filter((letter) => !scriptLetters.includes(letter));

/** Every text may become a subtitle, so the test reads all of them. Signs and arrows are not letters. */
test('the script typeface has every letter that our texts are written with', () => {
  const letters = [
    ...textsOf(words)
      .join('')
      .matchAll(/[\p{L}\p{N}\p{P}\p{Zs}\p{Sc}]/gu),
  ].map(([letter]) => letter);
  expect(letters).toContain('é');
  expect(lettersWithout(letters.join(''))).toEqual([]);
});

test.each(['fr', 'en'])('the script typeface has every letter of dates in %s', (locale) => {
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const days = Array.from({ length: 366 }, (_, day) => long.format(new Date(Date.UTC(2028, 0, day + 1))));
  expect(lettersWithout(days.join(''))).toEqual([]);
});
