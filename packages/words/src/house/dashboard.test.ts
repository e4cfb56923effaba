import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { dashboard } from './dashboard.ts';
import { catalogueOf } from '../phrases/phrase.ts';

test.each([
  ['fr', 0, 'jeu. : aucune portion à vendre'],
  ['fr', 12, 'jeu. : 12 sur 12 portions'],
  ['en', 0, 'jeu.: no portion to sell'],
] as const)(
  'in %s a dish of which there are %i portions is told in words that make sense',
  (locale, available, text) => {
    const words = createTranslator({ locale, messages: catalogueOf({ dashboard }, locale), namespace: 'dashboard' });
    const sentence = words('soldOutOn', { date: 'jeu.', taken: available, available });
    expect(sentence.replace(/\s/g, ' ')).toBe(text);
  },
);
