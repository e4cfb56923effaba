import { expect, test } from 'vitest';
import { cheapestPack, grossWeight, isReversible, missingWeight, packsFor } from './stock.ts';
import { isTooWarm } from './storages.ts';

/** All orders in which a few can stand. */
const ordersOf = <Some>(some: readonly Some[]): Some[][] =>
  some.length < 2
    ? [[...some]]
    : some.flatMap((first, index) => ordersOf(some.toSpliced(index, 1)).map((rest) => [first, ...rest]));

test('what ends first is used first, and nothing is used after its day', () => {
  const batches = [
    { useBy: null, weight: 5 },
    { useBy: '2026-12-02', weight: 10 },
    { useBy: '2026-12-01', weight: 10 },
  ];
  expect(missingWeight([{ date: '2026-12-01', weight: 10 }], batches)).toBe(0);
  expect(missingWeight([{ date: '2026-12-02', weight: 16 }], batches)).toBe(1);
  const needs = [
    { date: '2026-12-03', weight: 5 },
    { date: '2026-12-02', weight: 10 },
    { date: '2026-12-01', weight: 12 },
  ];
  expect(missingWeight(needs, batches)).toBe(2);
});

test('what is missing does not depend on the order in which batches and needs are written down', () => {
  const batches = [
    { useBy: null, weight: 5 },
    { useBy: '2026-12-02', weight: 10 },
    { useBy: '2026-12-01', weight: 10 },
    { useBy: null, weight: 1 },
  ];
  const needs = [
    { date: '2026-12-01', weight: 10 },
    { date: '2026-12-02', weight: 10 },
    { date: '2026-12-03', weight: 7 },
  ];
  for (const shelf of ordersOf(batches)) for (const days of ordersOf(needs)) expect(missingWeight(days, shelf)).toBe(1);
});

test('the pack whose gram costs least is bought, and as many as cover the need', () => {
  const packs = [
    { name: 'sac', packWeight: 5000, price: 900 },
    { name: 'carton', packWeight: 1000, price: 150 },
    { name: 'pièce', packWeight: null, price: 1 },
  ];
  for (const order of ordersOf([...packs, { name: 'seau', packWeight: 10_000, price: 1700 }]))
    expect(cheapestPack(order)?.name).toBe('carton');
  expect(cheapestPack(packs.slice(2))).toBeUndefined();
  expect([packsFor(1, 1000), packsFor(1000, 1000), packsFor(1001, 1000)]).toEqual([1, 1, 2]);
});

test('what is peeled away is bought too', () => {
  expect([grossWeight(800, 80), grossWeight(100, 100), grossWeight(100, 99)]).toEqual([1000, 100, 102]);
});

test('goods above 4 °C, or −18 °C where they are frozen, are too warm; dry ones never are', () => {
  expect([isTooWarm('chilled', 40), isTooWarm('chilled', 41), isTooWarm('chilled', null)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([isTooWarm('frozen', -180), isTooWarm('frozen', -179), isTooWarm('dry', 300)]).toEqual([false, true, false]);
  expect(isTooWarm('frozen', null)).toBe(false);
});

test('what somebody counted or threw away is taken back by hand, nothing else', () => {
  expect((['received', 'cooked', 'wasted', 'counted'] as const).map(isReversible)).toEqual([false, false, true, true]);
});
