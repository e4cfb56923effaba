import { expect, test } from 'vitest';
import { taxHeadingIn, taxNameIn } from './tax-name.ts';

test.each([
  ['TVA 10 %', 'TVA 10\u00a0%', 'VAT 10%'],
  ['TVA 5,5\u202f%', 'TVA 5,5\u00a0%', 'VAT 5.5%'],
  ['VAT 20%', 'TVA 20\u00a0%', 'VAT 20%'],
  ['TPS', 'TPS', 'GST'],
  ['QST 9.975%', 'TVQ 9,975\u00a0%', 'QST 9.975%'],
  ['Taxe locale', 'Taxe locale', 'Taxe locale'],
  ['TVAMAX 2024', 'TVAMAX 2024', 'TVAMAX 2024'],
])('%j is %j in French and %j in English', (name, french, english) => {
  expect([taxNameIn('fr', name), taxNameIn('en', name)]).toEqual([french, english]);
});

test.each([
  ['fr', 'TVA', 10_000, 'TVA'],
  ['fr', 'TPS', 5000, 'TPS (5 %)'],
  ['fr', 'TPS', 9975, 'TPS (9,975 %)'],
  ['en', 'TPS', 9975, 'GST (9.975%)'],
] as const)('in %s the heading of %s at %i is %s where another one has its name', (locale, name, rate, heading) => {
  const taxes = [10_000, 5000, 9975].map((otherRate, index) => ({
    name: index === 0 ? 'TVA' : 'TPS',
    rate: otherRate,
  }));
  expect(taxHeadingIn(locale, { name, rate }, taxes).replace(/\s/g, ' ')).toBe(heading);
});

test('two names that read alike in a language stay as they were typed', () => {
  const taxes = [
    { name: 'TVA', rate: 5500 },
    { name: 'VAT', rate: 5500 },
  ];
  expect(taxes.map((tax) => taxHeadingIn('en', tax, taxes))).toEqual(['TVA (5.5%)', 'VAT (5.5%)']);
});
