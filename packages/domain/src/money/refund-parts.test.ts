import { expect, test } from 'vitest';
import {
  cutParts,
  lineLeft,
  linesWithin,
  partsOfAmount,
  partsOfPortions,
  type RefundableLine,
  sumOfParts,
  worthOf,
} from './refund-parts.ts';

const line = (quantity: number, amount: number, deliveryFee: number, tax: number): RefundableLine => ({
  quantity,
  amount,
  deliveryFee,
  taxes: [{ name: 'TVA', rate: 10_000, amount: tax }],
});

test('portions given back one by one are worth the whole line, taxes and all', () => {
  let remainder = line(3, 1000, 100, 100);
  const parts = [];
  for (let portion = 0; portion < 3; portion++) {
    const [part] = partsOfPortions([remainder], { portions: [1], deliveryFee: portion === 2 });
    if (!part) throw new Error('a part for each line');
    parts.push(part);
    remainder = lineLeft(remainder, [part]);
  }
  expect(parts.map(({ amount }) => amount)).toEqual([333, 334, 333]);
  expect(parts.reduce((sum, { taxes }) => sum + (taxes[0]?.amount ?? 0), 0)).toBe(100);
  expect(remainder).toMatchObject({ quantity: 0, amount: 0, deliveryFee: 0, taxes: [{ amount: 0 }] });
});

test('all portions that are left are worth all that is left, whatever was given back before', () => {
  expect(worthOf({ quantity: 2, amount: 666 }, 2)).toBe(666);
  expect(worthOf({ quantity: 2, amount: 667 }, 1)).toBe(334);
});

test('an amount is shared out to the cent, and never takes more off a line than it has', () => {
  const lines = [line(1, 1, 0, 0), line(2, 1999, 300, 209), line(1, 0, 0, 0), line(1, 700, 190, 81)];
  for (const amount of [1, 2, 7, 1594, 3189, 3190]) {
    const parts = partsOfAmount(lines, amount);
    expect(sumOfParts(parts)).toBe(amount);
    for (const [index, part] of parts.entries()) {
      expect(part.amount).toBeLessThanOrEqual(lines[index]?.amount ?? 0);
      expect(part.deliveryFee).toBeLessThanOrEqual(lines[index]?.deliveryFee ?? 0);
      expect(part.quantity).toBe(0);
    }
  }
  expect(partsOfAmount(lines, 3190).map(({ taxes }) => taxes[0]?.amount)).toEqual([0, 209, 0, 81]);
});

test('the delivery fee alone takes nothing off the dishes', () => {
  const parts = partsOfPortions([line(1, 950, 245, 109), line(1, 950, 245, 109)], { portions: [], deliveryFee: true });
  expect(parts.map(({ amount, deliveryFee }) => [amount, deliveryFee])).toEqual([
    [0, 245],
    [0, 245],
  ]);
});

test('lines are worth no more than what is left in all, and what is left of them where that is less', () => {
  const lines = [line(2, 2000, 100, 210), line(1, 900, 0, 90)];
  expect(linesWithin(lines, 3000)).toEqual(lines);
  expect(linesWithin(lines, 4000)).toEqual(lines);
  expect(sumOfParts(linesWithin(lines, 1999))).toBe(1999);
  expect(linesWithin(lines, 0)).toEqual([line(2, 0, 0, 0), line(1, 0, 0, 0)]);
});

test('parts are cut to the cent where one payment ends and the next begins, and together are what they were', () => {
  const parts = [line(2, 1000, 100, 100), line(0, 501, 0, 46), line(1, 0, 0, 0)];
  for (const sums of [[1601], [1, 1600], [1050, 551], [1100, 501], [500, 600, 500, 1], [1600, 1]]) {
    const pieces = cutParts(parts, sums);
    expect(pieces.map(sumOfParts)).toEqual(sums);
    const allParts = pieces.flat();
    expect(allParts.reduce((sum, { taxes }) => sum + (taxes[0]?.amount ?? 0), 0)).toBe(146);
    expect(allParts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3);
    expect(
      allParts.every(
        ({ amount, deliveryFee, taxes }) => amount >= 0 && deliveryFee >= 0 && (taxes[0]?.amount ?? 0) >= 0,
      ),
    ).toBe(true);
  }
});

test('of two taxes of one line each is given back by itself', () => {
  const quebec = {
    ...line(1, 1000, 0, 0),
    taxes: [
      { name: 'TPS', rate: 5000, amount: 50 },
      { name: 'TVQ', rate: 9975, amount: 100 },
      { name: 'Taxe locale', rate: 5000, amount: 20 },
    ],
  };
  const [half] = partsOfAmount([quebec], 500);
  expect(lineLeft(quebec, half ? [half] : []).taxes.map(({ amount }) => amount)).toEqual([25, 50, 10]);
});

test('a tax whose rate has changed since is another one', () => {
  const today = { ...line(1, 1000, 0, 0), taxes: [{ name: 'TVA', rate: 5500, amount: 52 }] };
  expect(lineLeft(today, [line(0, 100, 0, 9)]).taxes).toEqual([{ name: 'TVA', rate: 5500, amount: 52 }]);
});

test('several portions are worth their share, and never more than all that is left', () => {
  expect(worthOf({ quantity: 3, amount: 1000 }, 2)).toBe(667);
  expect(worthOf({ quantity: 2, amount: 667 }, 3)).toBe(667);
  expect(worthOf({ quantity: 0, amount: 300 }, 0)).toBe(300);
});

test('a line of which no portion is asked gives none back, not even what is left without portions', () => {
  const [part] = partsOfPortions([line(0, 300, 0, 30)], { portions: [], deliveryFee: false });
  expect(part).toMatchObject({ quantity: 0, amount: 0 });
});

test('a part that fits is not cut, and more than there is cannot be', () => {
  const parts = [line(2, 1000, 100, 100), line(0, 501, 0, 46)];
  expect(cutParts(parts, [1100, 501]).map((piece) => piece.length)).toEqual([1, 1]);
  expect(() => cutParts(parts, [1602])).toThrow('there is more to cut than there are parts');
});
