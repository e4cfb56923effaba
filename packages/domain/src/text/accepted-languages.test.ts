import { expect, test } from 'vitest';
import { acceptedLanguages, spokenLocale } from './accepted-languages.ts';

test.each([
  ['fr', 'fr'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['en;q=0.4, fr;q=0.9', 'fr'],
  ['de-DE, de;q=0.9, EN;q=0.8', 'en'],
  ['enm, de', 'fr'],
  ['en;q=0, fr;q=0.1', 'fr'],
  ['*', 'fr'],
  ['', 'fr'],
])('whoever accepts “%s” is answered in %s', (header, locale) => {
  expect(spokenLocale(acceptedLanguages(header))).toBe(locale);
});

test.each([
  ['fr , en ;q=0.5', ['fr', 'en ']],
  ['en; q=0.4, fr; q=0.9', ['fr', 'en']],
  ['en;q=0, fr', ['fr']],
  [',fr', ['fr']],
  ['', []],
])('“%s” accepts %j, the best first', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});
