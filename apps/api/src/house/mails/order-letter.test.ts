import { expect, test } from 'vitest';
import { houseBrand } from '../../core/house-brand.ts';
import { orderLetter, type ToldOrder } from './order-letter.ts';
import { sampleOrder } from './sample-order.ts';

const house = { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' as const };
const telling = { kind: 'placed' as const, locale: 'fr' as const, house, brand: houseBrand('Chez Claire') };
const sample = sampleOrder({ shippingFee: 0, freeDeliveryFrom: null });
const rowsOf = (order: ToldOrder) =>
  (orderLetter(order, telling).sections ?? []).flatMap(({ rows }) => rows.map(({ text }) => text));

const milk = { eater: 'Inès', name: { fr: 'Lait', en: 'Milk' } };
const sesame = { eater: 'Léo', name: { fr: 'Sésame', en: 'Sesame' } };

test('a letter says for whom each dish is and whose each allergy, where not only the client eats', () => {
  const [tagine, dahl] = sample.lines;
  if (!tagine || !dahl) throw new Error('the sample lost a dish');
  const lines = [tagine, { ...dahl, eaterId: 2, eater: 'Léo' }];
  const rows = rowsOf({ ...sample, lines, clientAllergies: [milk, sesame] });
  expect(rows).toContain('2 × Tajine de poulet au citron, Grande');
  expect(rows).toContain('1 × Dahl de lentilles corail, Grande, pour Léo');
  expect(rows.at(-1)).toMatch(/^Nous avons noté\s: Lait · Inès, Sésame · Léo\. /);
});

test('a letter to a client who eats alone names nobody', () => {
  const rows = rowsOf({ ...sample, clientAllergies: [milk] });
  expect(rows).toContain('1 × Dahl de lentilles corail, Grande');
  expect(rows.at(-1)).toMatch(/^Nous avons noté\s: Lait\. /);
});
