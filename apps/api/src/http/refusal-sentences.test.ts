import { expect, test } from 'vitest';
import { sentenceOf } from './refusal-sentences.ts';

test.each([
  [8, 'un instant', 'a moment'],
  [30, 'une minute', 'a minute'],
  [61, '2 minutes', '2 minutes'],
  [900, '15 minutes', '15 minutes'],
])('who tried too often and waits for %i seconds is told so in both languages', (seconds, french, english) => {
  const sentence = (locale: 'fr' | 'en') =>
    sentenceOf('too-many-attempts', undefined, { locale, currency: 'EUR' }, seconds);
  expect(sentence('fr')).toBe(`Trop de tentatives. Réessayez dans ${french}.`);
  expect(sentence('en')).toBe(`Too many attempts. Try again in ${english}.`);
});
