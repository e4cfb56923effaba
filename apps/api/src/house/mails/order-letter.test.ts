import { expect, test } from 'vitest';
import { houseBrand } from '../../core/house-brand.ts';
import { orderLetter, type ToldOrder } from './order-letter.ts';
import { sampleOrder } from './sample-order.ts';

const house = { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' as const };
const telling = { kind: 'placed' as const, locale: 'fr' as const, house, brand: houseBrand('Chez Claire') };
const sample = sampleOrder({ shippingFee: 0, freeDeliveryFrom: null });
const rowsOf = (order: ToldOrder) =>
  (orderLetter(order, telling).sections ?? []).flatMap(({ rows }) => rows.map(({ text }) => text));

test('a letter calls its client by first name, and a household by both names', () => {
  const openingFor = (client: { firstName: string; lastName: string }) =>
    orderLetter({ ...sample, client: { ...sample.client, ...client } }, telling).opening[0];
  expect(openingFor({ firstName: 'Inès', lastName: 'Delcourt' })).toBe('Bonjour Inès,');
  expect(openingFor({ firstName: 'M. et Mme', lastName: 'Delcourt' })).toBe('Bonjour M. et Mme Delcourt,');
});

const milk = { eaterId: 1, eater: 'Inès', name: { fr: 'Lait', en: 'Milk' } };
const sesame = { eaterId: 2, eater: 'Léo', name: { fr: 'Sésame', en: 'Sesame' } };

test('a letter says for whom each dish is and whose each allergy, where not only the client eats', () => {
  const [tagine, dahl] = sample.lines;
  if (!tagine || !dahl) throw new Error('the sample lost a dish');
  const lines = [tagine, { ...dahl, eaterId: 2, eater: 'Léo' }];
  const rows = rowsOf({ ...sample, lines, clientAllergies: [milk, sesame] });
  expect(rows).toContain('2 × Tajine de poulet au citron, Grande');
  expect(rows).toContain('1 × Dahl de lentilles corail, Grande, pour Léo');
  expect(rows.at(-2)).toMatch(/^Nous avons noté, en allergie\s: Lait · Inès, Sésame · Léo\.$/);
});

test('a letter to a client who eats alone names nobody', () => {
  const rows = rowsOf({ ...sample, clientAllergies: [milk] });
  expect(rows).toContain('1 × Dahl de lentilles corail, Grande');
  expect(rows.at(-2)).toMatch(/^Nous avons noté, en allergie\s: Lait\.$/);
});

test('a letter tells of each dish what is in it, an allergy apart from an intolerance, and who accepted what', () => {
  const [tagine, dahl] = sample.lines;
  if (!tagine || !dahl) throw new Error('the sample lost a dish');
  const allergen = { id: 1, code: 'sesame', name: { fr: 'Sésame', en: 'Sesame' } };
  const lines = [
    { ...tagine, allergens: [{ ...allergen, presence: 'may_contain' as const }] },
    { ...dahl, allergens: [] },
  ];
  const conflict = {
    line: 0,
    eaterId: 1,
    eater: 'Inès',
    allergenId: 1,
    allergen: allergen.name,
    severity: 'allergy' as const,
    presence: 'may_contain' as const,
    mustOverride: false,
    foundAt: null,
    foundBy: null,
    answeredBy: 'Claire Duval',
    answeredAt: null,
    reason: 'Vu au téléphone',
  };
  const rows = rowsOf({
    ...sample,
    lines,
    conflicts: [conflict, { ...conflict, answeredBy: 'Inès Delcourt', reason: 'accepted-by-client' }],
    clientAllergies: [
      { ...milk, severity: 'intolerance' },
      { ...sesame, severity: 'allergy' },
    ],
    taxes: [{ name: 'TVA 10 %', rate: 10_000, amount: 365 }],
  }).map((text) => text.replaceAll('\u202f', ' '));
  expect(rows).toEqual(
    expect.arrayContaining([
      'Peut contenir : sésame',
      'Sans aucun des 14 allergènes',
      'dont TVA 10 %',
      'Nous avons noté, en allergie : Sésame · Léo.',
      'Nous avons noté, en intolérance : Lait · Inès.',
      'Accepté par la maison : Tajine de poulet au citron peut contenir sésame (Inès)',
      'Accepté par vous : Tajine de poulet au citron peut contenir sésame (Inès)',
    ]),
  );
  expect(rows.join(' ')).not.toMatch(/Claire Duval|téléphone/);
});
