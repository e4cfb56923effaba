import { expect, test } from 'vitest';
import { isTangled } from './is-tangled.ts';

const filled = (pattern: string, length = 30_000) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

test.each([
  'a\n=\n',
  'a\n-\n',
  'a\n=\n\n',
  'a\n==\n',
  'a\n---\n',
  'a\r=\r',
  '> a\n> =\n',
  '[a][b]',
  '![a][b]',
  '[a][',
  'a<!--',
  'a\n\n',
  '> ',
  '- ',
  '*a ',
])('thirty thousand characters of %j are more than anybody writes', (pattern) => {
  expect(isTangled(filled(pattern))).toBe(true);
});

test('code that is begun again and again before a long paragraph is more than anybody writes', () => {
  expect(isTangled('\\``'.repeat(100) + filled('a '))).toBe(true);
});

test.each([
  ['tabs', '\t', 30_000],
  ['lines', 'x \n', 8000],
])('links whose titles never close, before %s, are more than anybody writes', (_, pattern, length) => {
  expect(isTangled('[](b ('.repeat(598) + filled(pattern, length - 598 * 6))).toBe(true);
});

test.each([
  ['articles', '## Article\n\n1. **Un** : voir [là](/contact)\n2. *deux*\n\n> Attention\n\n---\n\n', 10_000],
  [
    'underlined headings',
    'Livraison\n---------\n\nNous livrons le matin, de huit heures à midi, en Île-de-France.\n\n',
    10_000,
  ],
  [
    'plain terms',
    'Le client commande la veille avant midi ; la maison cuisine le matin même (voir article 3).\n\n',
    30_000,
  ],
])('%s are what people write', (_, pattern, length) => {
  expect(isTangled(filled(pattern, length))).toBe(false);
});

test.each([
  ['<', 300],
  ['*', 2000],
  ['- ', 1000],
  ['[', 600],
  ['`', 40],
  ['](', 200],
  ['\t', 1000],
  ['~', 3000],
])('%j may stand %i times in a text, and no more', (sign, most) => {
  const spread = (count: number) => `a${sign}`.repeat(count);
  expect([isTangled(spread(most)), isTangled(spread(most + 1))]).toEqual([false, true]);
});

test('two hundred lines may underline a heading', () => {
  expect([200, 201].map((count) => isTangled('a\n==\n'.repeat(count)))).toEqual([false, true]);
});
