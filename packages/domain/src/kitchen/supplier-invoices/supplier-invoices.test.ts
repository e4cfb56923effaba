import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividedRound, millionthsOf } from './decimals.ts';
import { articleKeys, articleOf, differencesOf, orderNumbersIn, plainSeller, sellerKeys } from './invoice-matching.ts';
import { addsUp, packPrice, packsOf, sharesOf, sumDifferences, weightOfPacks, withShare } from './invoice-sums.ts';
import { unitsInPack } from './invoice-units.ts';

const euro = { perCent: 10_000 };
const nothingKnown = { density: null, pieceWeight: null };

test.each([
  ['12.5', 12_500_000],
  ['-0.0000005', -1],
  ['0.0000004', 0],
  ['-0.0000004', 0],
  ['+3', 3_000_000],
  [' 12.50\n', 12_500_000],
  ['999999999.9999994', 999_999_999_999_999],
  ['999999999.9999995', undefined],
  ['1000000000', undefined],
  ['1e3', undefined],
  ['12,5', undefined],
  ['', undefined],
])('%s is read exactly, in millionths', (text, value) => {
  expect(millionthsOf(text)).toBe(value);
});

test('halves are rounded away from zero, whatever their signs', () => {
  expect([dividedRound(5n, 2n), dividedRound(-5n, 2n), dividedRound(5n, -2n), dividedRound(-1n, 3n)]).toEqual([
    3, -3, -3, 0,
  ]);
});

test('a pack costs what its units cost, with what the line takes off, rounded once', () => {
  const line = { quantity: 40_000_000, price: 1_312_500, baseQuantity: 1_000_000, adjustment: 0, total: 5250 };
  expect(packPrice(line, 10_000, euro)).toBe(1313);
  expect(packPrice({ ...line, adjustment: -500, total: 4750 }, 10_000, euro)).toBe(1188);
  expect(packPrice({ ...line, price: 13_125_000, baseQuantity: 10_000_000 }, 10_000, euro)).toBe(1313);
  const back = { ...line, quantity: -40_000_000, adjustment: 500, total: -4750 };
  expect(packPrice(back, 10_000, euro)).toBe(1188);
  expect(packPrice({ ...line, quantity: 0, total: 0 }, 10_000, euro)).toBeNull();
});

test('where a price was rounded before it was told, the sum that is paid counts', () => {
  // The example of the French association: 20 of 4.095 €, told as 4.10 €.
  const line = { quantity: 20_000_000, price: 4_100_000, baseQuantity: 1_000_000, adjustment: 0, total: 8190 };
  expect([addsUp(line, euro), packPrice(line, 10_000, euro)]).toEqual([true, 4095]);
  // A cent, and half a cent for each of twenty.
  expect([8189, 8188].map((total) => addsUp({ ...line, total }, euro))).toEqual([true, false]);
  const discount = { ...line, adjustment: -500, total: 7700 };
  expect([addsUp(discount, euro), addsUp({ ...discount, total: 8700 }, euro)]).toEqual([true, false]);
});

test('where the sum was rounded, the price that was told counts', () => {
  const line = { quantity: 3_000_000, price: 333_300, baseQuantity: 1_000_000, adjustment: 0, total: 100 };
  expect(packPrice(line, 1_000_000, euro)).toBe(33_330);
});

test('packs and their weight follow from how much of the unit is in one', () => {
  expect(packsOf(40_000_000, 10_000)).toBe(4000);
  expect(weightOfPacks(40_000_000, 10_000, 10_000_000)).toBe(40_000_000);
  expect(weightOfPacks(12_345_000, 1000, 1_000_000)).toBe(12_345_000);
});

test.each([
  ['KGM', { quantity: 10_000, unit: 'kg' }, [10_000]],
  ['GRM', { quantity: 500_000, unit: 'g' }, [500_000]],
  ['TNE', { quantity: 25_000, unit: 'kg' }, [25]],
  ['LTR', { quantity: 75_000, unit: 'cl' }, [750]],
  ['XBX', { quantity: 10_000, unit: 'kg' }, [1000]],
  ['C62', { quantity: 30_000, unit: 'piece' }, [1000, 30_000]],
  ['KGM', { quantity: 30_000, unit: 'piece' }, []],
  ['LTR', { quantity: 10_000, unit: 'kg' }, []],
  ['TNE', { quantity: 100_000, unit: 'g' }, []],
  ['GRM', { quantity: 100_000, unit: 'kg' }, [100_000_000]],
  ['GRM', { quantity: 100_001, unit: 'kg' }, []],
] as const)('%s in a pack', (unit, pack, units) => {
  expect(unitsInPack(unit, pack, nothingKnown)).toEqual(units);
});

test('weights of volumes and pieces need what they weigh', () => {
  expect(unitsInPack('KGM', { quantity: 5000, unit: 'l' }, { density: 920, pieceWeight: null })).toEqual([4600]);
  expect(unitsInPack('LTR', { quantity: 4600, unit: 'kg' }, { density: 920, pieceWeight: null })).toEqual([5000]);
  expect(unitsInPack('KGM', { quantity: 30_000, unit: 'piece' }, { density: null, pieceWeight: 60_000 })).toEqual([
    1800,
  ]);
});

test('of what is counted by pieces and sold by the litre nobody knows how much is in a pack', () => {
  expect(unitsInPack('LTR', { quantity: 30_000, unit: 'piece' }, { density: 920, pieceWeight: null })).toEqual([]);
});

test('a pack by its kilos and a line by its kilos come to the same sum to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 100_000 }), (packs, cents) => {
      const total = packs * cents;
      const line = { quantity: packs * 10_000_000, price: cents * 1000, baseQuantity: 1_000_000, adjustment: 0, total };
      expect([packPrice(line, 10_000, euro), addsUp(line, euro)]).toEqual([cents, true]);
      expect(addsUp({ ...line, total: total + 10 * packs }, euro)).toBe(false);
    }),
  );
});

test('sums that are not those of their parts are told', () => {
  const sums = { lineTotal: 10_000, allowances: 500, charges: 200, net: 9700, tax: 534, gross: 10_234 };
  expect(sumDifferences(sums, [{ total: 4000 }, { total: 6000 }])).toEqual([]);
  expect(sumDifferences({ ...sums, gross: 10_300 }, [{ total: 4000 }])).toEqual([
    { what: 'lines', said: 10_000, counted: 4000 },
    { what: 'gross', said: 10_300, counted: 10_234 },
  ]);
  expect(sumDifferences({ ...sums, lineTotal: null }, [])).toEqual([]);
  expect(sumDifferences({ ...sums, net: 9800, gross: 10_334 }, [])).toEqual([
    { what: 'net', said: 9800, counted: 9700 },
  ]);
});

test('what is taken off an invoice is taken off its lines by value, the cents that remain off the largest', () => {
  expect(sharesOf(-1000, [3334, 3333, 3333])).toEqual([-334, -333, -333]);
  expect(sharesOf(5, [100, 300, 200])).toEqual([0, 4, 1]);
  // What goes back, or came for nothing, bears nothing.
  expect(sharesOf(-100, [5000, -2000, 0])).toEqual([-100, 0, 0]);
  expect(sharesOf(-100, [0, -2000])).toEqual([0, 0]);
  expect(sharesOf(-100, [])).toEqual([]);
});

test('shares of an invoice add up to the cent, each about as large as its line, and on one side of nothing', () => {
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 60 }), (adjustment, totals) => {
      const base = totals.reduce((sum, total) => sum + Math.max(total, 0), 0);
      fc.pre(base > 0);
      const shares = sharesOf(adjustment, totals);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(adjustment);
      const largest = totals.indexOf(Math.max(...totals));
      for (const [index, share] of shares.entries()) {
        const total = Math.max(totals[index] ?? 0, 0);
        const leeway = index === largest ? totals.length : 1;
        expect(Math.abs(share - (adjustment * total) / base)).toBeLessThanOrEqual(leeway);
        expect(Math.abs(share) === 0 || Math.sign(share) === Math.sign(adjustment)).toBe(true);
        if (total === 0) expect(Math.abs(share)).toBe(0);
      }
    }),
    { numRuns: 500 },
  );
});

test('a pack costs its share of what is taken off the whole invoice less', () => {
  const line = { quantity: 4_000_000, price: 18_000_000, baseQuantity: 1_000_000, adjustment: 0, total: 7200 };
  expect(packPrice(withShare(line, -360), 1000, { perCent: 10_000 })).toBe(1710);
  const otherTotal = { ...line, total: 7000 };
  expect(packPrice(withShare(otherTotal, -360), 1000, { perCent: 10_000 })).toBe(1660);
});

test('a seller is known by its numbers, then by its name without its legal form', () => {
  expect(sellerKeys({ name: 'Moulins du Gers S.A.R.L.', siren: '73282932000074', vat: 'FR 44 732829320' })).toEqual([
    'vat FR44732829320',
    'siren 732829320',
    'name moulins du gers',
  ]);
  expect(sellerKeys({ name: 'SAS', siren: '123', vat: '' })).toEqual([]);
  expect(plainSeller('Éts. Lefèvre & Fils (SAS)')).toBe('lefevre fils');
});

test('an article is known by its code, else by a name that no other has', () => {
  const articles = [
    { id: 1, code: 'SEL-10', name: 'Sel fin, sac 10 kg' },
    { id: 2, code: '', name: 'Huile' },
    { id: 3, code: '', name: 'huile' },
  ];
  expect(articleOf({ code: 'sel-10', name: 'Autre' }, articles)).toMatchObject({ article: { id: 1 }, ground: 'code' });
  expect(articleOf({ code: 'X', name: 'SEL FIN sac 10 KG' }, articles)).toMatchObject({ ground: 'name' });
  expect(articleOf({ code: '', name: 'Huile' }, articles)).toBeUndefined();
  expect(articleOf({ code: '', name: 'Beurre' }, articles.slice(0, 2))).toBeUndefined();
  const twoSizes = [...articles, { id: 4, code: 'SEL-10', name: 'Gros sel' }];
  expect(articleOf({ code: 'SEL-10', name: 'Gros sel' }, twoSizes)).toMatchObject({
    article: { id: 4 },
    ground: 'name',
  });
  expect(articleKeys({ code: '', gtin: '', name: '' })).toEqual([]);
  expect(articleKeys({ code: 'A-1', gtin: '3760012345678', name: 'Crème 35 %' })).toEqual([
    'code a-1',
    'gtin 3760012345678',
    'name creme 35',
  ]);
});

test('an order is known however its number is written back', () => {
  expect(orderNumbersIn('Votre bon bc 12 du 3/11, BC-0034')).toEqual(['BC-0012', 'BC-0034']);
  expect(orderNumbersIn('ABC-12 et 4500012')).toEqual([]);
});

const asExpected = {
  packPrice: 1250,
  weight: 40_000_000,
  taxRate: 5500,
  articleTaxRate: 5500,
  orderedPrice: 1250,
  received: 40_000_000,
  addsUp: true,
};

test.each([
  [{}, []],
  [{ packPrice: 1313 }, ['price']],
  [{ orderedPrice: null }, ['not-ordered']],
  [{ orderedPrice: undefined, packPrice: 1313 }, []],
  [{ received: 30_000_000 }, ['quantity']],
  [{ received: 39_990_000 }, []],
  [{ received: 0 }, ['not-received']],
  [{ weight: 40_040_000 }, []],
  [{ weight: 40_040_001 }, ['quantity']],
  [{ weight: null }, []],
  [{ packPrice: null }, []],
  [{ received: undefined, taxRate: 20_000 }, ['tax']],
  [{ taxRate: null, addsUp: false }, ['sum']],
] as const)('what is otherwise than ordered and received is named: %o', (change, differences) => {
  expect(differencesOf({ ...asExpected, ...change })).toEqual(differences);
});

test('a share is what a line adds or takes off, and part of its total', () => {
  expect(withShare({ adjustment: 10, total: 600 }, -67)).toEqual({ adjustment: -57, total: 533 });
});
