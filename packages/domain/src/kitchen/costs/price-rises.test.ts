import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction } from './fractions.ts';
import { gramPrice, raisedPacks, riseEffect } from './price-rises.ts';

const kilo = 1_000_000;
const packs = [
  { id: 1, packWeight: 2 * kilo, price: 600 },
  { id: 2, packWeight: kilo, price: 320 },
  { id: 3, packWeight: null, price: 1 },
];
const [lentils, onions, salmon] = [1, 2, 3];
const prices = new Map([
  [lentils, { price: 600, weight: 2 * kilo }],
  [onions, { price: 125, weight: kilo }],
]);
/** A portion of 300 g: 200 g of lentils, 100 g of onions. */
const portion = {
  weight: 300_000,
  inputs: new Map([
    [lentils, fraction(2, 3)],
    [onions, fraction(1, 3)],
  ]),
  price: 950,
  taxRate: { components: [{ name: 'TVA 10 %', rate: 10_000 }] },
  pricesIncludeTax: true,
};
const effectOf = (percent: number, more: Partial<typeof portion> = {}) =>
  riseEffect(
    { ...portion, ...more },
    { id: lentils, prices, raised: gramPrice(raisedPacks(packs.slice(0, 1), { percent })) },
  );

test('a rise is of all articles, of one, or a new price of it; the cheapest gram is counted', () => {
  expect(raisedPacks(packs, { percent: 1000 }).map(({ price }) => price)).toEqual([660, 352, 1]);
  expect(raisedPacks(packs, { articleId: 1, percent: 1000 }).map(({ price }) => price)).toEqual([660, 320, 1]);
  expect(raisedPacks(packs, { articleId: 2, price: 99 }).map(({ price }) => price)).toEqual([600, 99, 1]);
  expect(gramPrice(packs)).toEqual({ price: 600, weight: 2 * kilo });
  // Beyond 320 cents a kilogram the other supplier is the cheaper one.
  expect(gramPrice(raisedPacks(packs, { articleId: 1, percent: 5000 }))).toEqual({ price: 320, weight: kilo });
  expect(gramPrice(packs.slice(2))).toBeUndefined();
});

test('a rise of half the price of lentils, by hand', () => {
  // 60 and 12.5 cents; then 90 and 12.5. 950 with 10 % of tax are 864 without.
  expect(effectOf(5000)).toEqual({
    net: 864,
    before: { cost: 73, isWhole: true, margin: 791, rate: 9155, ratio: 845 },
    after: { cost: 103, isWhole: true, margin: 761, rate: 8808, ratio: 1192 },
    // 30 cents more, with their tax; and 950 × 102.5 / 72.5, rounded up.
    priceForMargin: 983,
    priceForRate: 1344,
  });
  expect(effectOf(5000, { pricesIncludeTax: false })).toMatchObject({ net: 950, priceForMargin: 980 });
});

test('a rise of what stands second in a pot is of that alone', () => {
  // 12.5 cents become 25; 12.5 more with their tax.
  const effect = riseEffect(portion, { id: onions, prices, raised: { price: 250, weight: kilo } });
  expect(effect).toMatchObject({ before: { cost: 73 }, after: { cost: 85 }, priceForMargin: 964 });
});

test('without a price before or after, no price is told that would keep the margin', () => {
  const withoutPrice = riseEffect(portion, { id: lentils, prices, raised: undefined });
  expect(withoutPrice).toMatchObject({
    before: { cost: 73, isWhole: true },
    after: { cost: 13, isWhole: false },
    priceForMargin: null,
    priceForRate: null,
  });
  const onionsAlone = new Map([[onions, { price: 125, weight: kilo }]]);
  expect(riseEffect(portion, { id: lentils, prices: onionsAlone, raised: { price: 600, weight: kilo } })).toMatchObject(
    {
      before: { isWhole: false },
      after: { isWhole: true },
      priceForMargin: null,
      priceForRate: null,
    },
  );
});

test('what cost nothing has no rate to keep', () => {
  const gifts = new Map([lentils, onions].map((id) => [id, { price: 0, weight: kilo }]));
  const effect = riseEffect(portion, { id: lentils, prices: gifts, raised: { price: 500, weight: kilo } });
  expect(effect).toMatchObject({ before: { cost: 0 }, after: { cost: 100 }, priceForMargin: 1060, priceForRate: null });
});

test('of what is not in a dish it says nothing, and of what has no price it tells what it does not know', () => {
  expect(riseEffect(portion, { id: salmon, prices, raised: undefined })).toBeUndefined();
  const unpriced = new Map([[lentils, { price: 600, weight: 2 * kilo }]]);
  const effect = riseEffect(portion, { id: lentils, prices: unpriced, raised: { price: 900, weight: 2 * kilo } });
  expect(effect).toMatchObject({
    before: { cost: 60, isWhole: false, margin: null },
    after: { cost: 90, isWhole: false, margin: null },
    priceForMargin: 983,
    priceForRate: null,
  });
});

const shares = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }));

test('a rise of nothing changes nothing, and a larger one never costs less', () => {
  fc.assert(
    fc.property(
      shares,
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.array(fc.integer({ min: -10_000, max: 100_000 }), { minLength: 2, maxLength: 2 }),
      ([ownShare, otherShare], weight, price, percents) => {
        const inputs = new Map([
          [lentils, fraction(ownShare, 500)],
          [onions, fraction(otherShare, 500)],
        ]);
        const [less = 0, more = 0] = percents.toSorted((first, second) => first - second);
        const equal = effectOf(0, { weight, price, inputs });
        expect(equal?.after).toEqual(equal?.before);
        expect([equal?.priceForMargin, equal?.priceForRate]).toEqual([price, price]);
        const [first, second] = [effectOf(less, { weight, price, inputs }), effectOf(more, { weight, price, inputs })];
        expect(second?.after.cost).toBeGreaterThanOrEqual(first?.after.cost ?? 0);
        expect(second?.after.margin).toBeLessThanOrEqual(first?.after.margin ?? 0);
        expect(second?.priceForMargin).toBeGreaterThanOrEqual(first?.priceForMargin ?? 0);
      },
    ),
  );
});
