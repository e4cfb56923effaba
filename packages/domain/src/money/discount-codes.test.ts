import { describe, expect, test } from 'vitest';
import {
  type DiscountCodeTerms,
  type DiscountedOrder,
  discountOf,
  openTerms,
  reasonAgainst,
  standingOf,
} from './discount-codes.ts';

const soups = 5;
const desserts = 6;
const noon = new Date('2026-11-23T12:00:00Z');
const aSecond = 1000;

const open: DiscountCodeTerms = { ...openTerms, type: 'percent', value: 1000, uses: 0 };
const soup = { categoryId: soups, gross: 1800 };
const cake = { categoryId: desserts, gross: 700 };
const newcomer = { orders: 0, uses: 0 };

const isAccepted = (terms: Partial<DiscountCodeTerms>, order: Partial<DiscountedOrder> = {}, now = noon) =>
  reasonAgainst({ ...open, ...terms }, { lines: [soup, cake], client: newcomer, ...order }, now) === undefined;

describe('a code holds', () => {
  test('without any limit', () => {
    expect(isAccepted({})).toBe(true);
  });

  test('not once it was put aside', () => {
    expect(isAccepted({ active: false })).toBe(false);
  });

  test('from its first moment on', () => {
    expect(isAccepted({ validFrom: noon })).toBe(true);
    expect(isAccepted({ validFrom: new Date(noon.getTime() + aSecond) })).toBe(false);
  });

  test('until just before its end', () => {
    expect(isAccepted({ validUntil: new Date(noon.getTime() + aSecond) })).toBe(true);
    expect(isAccepted({ validUntil: noon })).toBe(false);
  });

  test('while uses are left', () => {
    expect(isAccepted({ totalLimit: 3, uses: 2 })).toBe(true);
    expect(isAccepted({ totalLimit: 3, uses: 3 })).toBe(false);
  });

  test('while the client has uses left', () => {
    expect(isAccepted({ clientLimit: 2 }, { client: { orders: 1, uses: 1 } })).toBe(true);
    expect(isAccepted({ clientLimit: 2 }, { client: { orders: 2, uses: 2 } })).toBe(false);
  });

  test('for a first order only, where it says so', () => {
    expect(isAccepted({ firstOrderOnly: true })).toBe(true);
    expect(isAccepted({ firstOrderOnly: true }, { client: { orders: 1, uses: 0 } })).toBe(false);
  });

  test('from its least amount of goods on, whatever their category', () => {
    expect(isAccepted({ minimumGoods: 2500, categoryIds: [soups] })).toBe(true);
    expect(isAccepted({ minimumGoods: 2501 })).toBe(false);
  });

  test('with a dish of its categories', () => {
    expect(isAccepted({ categoryIds: [soups] })).toBe(true);
    expect(isAccepted({ categoryIds: [soups] }, { lines: [cake] })).toBe(false);
  });

  test('as long as nothing is known that speaks against it', () => {
    const demanding = { minimumGoods: 9000, clientLimit: 1, firstOrderOnly: true, categoryIds: [soups] };
    expect(isAccepted(demanding, { lines: [], client: undefined })).toBe(true);
  });
});

test.each([
  ['open', {}],
  ['inactive', { active: false, validUntil: noon }],
  ['future', { validFrom: new Date(noon.getTime() + aSecond) }],
  ['expired', { validUntil: noon, totalLimit: 1, uses: 1 }],
  ['used-up', { totalLimit: 1, uses: 1 }],
  ['series-inactive', { seriesActive: false }],
  ['open', { seriesActive: true }],
])('a code is %s', (standing, terms) => {
  expect(standingOf({ ...open, ...terms }, noon)).toBe(standing);
});

describe('what a code gives', () => {
  test('a percentage of the lines of its categories', () => {
    expect(discountOf({ ...open, categoryIds: [soups] }, [desserts, soups])).toEqual({
      kind: 'percent',
      basisPoints: 1000,
      lines: [1],
    });
  });

  test('an amount off every line where it names no category', () => {
    expect(discountOf({ ...open, type: 'amount', value: 500 }, [desserts, soups])).toEqual({
      kind: 'amount',
      amount: 500,
      lines: [0, 1],
    });
  });

  test('the delivery', () => {
    expect(discountOf({ ...open, type: 'free_delivery', value: null }, [soups])).toEqual({
      kind: 'free-delivery',
      lines: [0],
    });
  });
});

test('each reason against a code says what is missing', () => {
  const reason = (terms: Partial<DiscountCodeTerms>, order: Partial<DiscountedOrder> = {}) =>
    reasonAgainst({ ...open, ...terms }, { lines: [soup], client: newcomer, ...order }, noon);
  expect(reason({ clientLimit: 2 }, { client: { orders: 2, uses: 2 } })).toEqual({
    why: 'client-used-up',
    uses: 2,
    limit: 2,
  });
  expect(reason({ firstOrderOnly: true }, { client: { orders: 1, uses: 0 } })).toEqual({ why: 'first-order-only' });
  expect(reason({ categoryIds: [desserts] })).toEqual({ why: 'other-dishes' });
  expect(reason({ minimumGoods: 2000 })).toEqual({ why: 'below-minimum', minimum: 2000, missing: 200 });
});
