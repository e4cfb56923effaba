import { expect, test } from 'vitest';
import { toldText } from './told-text.ts';

test.each([
  [{ fr: 'riz', en: 'rice' }, 'en', { text: 'rice', language: 'en' }],
  [{ fr: 'riz', en: '' }, 'en', { text: 'riz', language: 'fr' }],
  [{ fr: '', en: 'rice' }, 'fr', { text: 'rice', language: 'en' }],
  [{ fr: '', en: '' }, 'fr', { text: '', language: 'fr' }],
] as const)('%j is told to who reads %s as %j', (text, locale, expected) => {
  expect(toldText(text, locale)).toEqual(expected);
});
