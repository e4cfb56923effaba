import { expect, test } from 'vitest';
import { languageTag } from './language.ts';

test('French is that of France, English the one that the house writes', () => {
  expect([languageTag('fr', 'en-GB'), languageTag('en', 'en-GB'), languageTag('en', 'en-US')]).toEqual([
    'fr-FR',
    'en-GB',
    'en-US',
  ]);
});
