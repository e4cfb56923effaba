import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const tag = 'products';

test('a changed value is shown with its path, before and after', () => {
  expect(
    changesOf({ tag, before: { name: { fr: 'Bio', en: 'Organic' } }, after: { name: { fr: 'Bio', en: 'Whole' } } }),
  ).toEqual([{ path: ['name', 'en'], before: 'Organic', after: 'Whole' }]);
});

test('within a list it is told which by what tells them apart, wherever it stands', () => {
  const [small, large] = [
    { sizeId: 1, price: 900 },
    { sizeId: 2, price: 1400 },
  ];
  expect(
    changesOf({ tag, before: { offers: [small, large] }, after: { offers: [{ ...large, price: 1500 }, small] } }),
  ).toEqual([{ path: ['offers', { by: 'sizeId', value: 2 }, 'price'], before: 1400, after: 1500 }]);
});

test('within a list of things that are all alike the place tells which', () => {
  expect(
    changesOf({ tag, before: { components: [{ rate: 5500 }] }, after: { components: [{ rate: 10_000 }] } }),
  ).toEqual([{ path: ['components', { by: 'place', value: 1 }, 'rate'], before: 5500, after: 10_000 }]);
});

test('a list of numbers is one value', () => {
  expect(changesOf({ tag, before: { tagIds: [1, 2] }, after: { tagIds: [2] } })).toEqual([
    { path: ['tagIds'], before: [1, 2], after: [2] },
  ]);
});

test('of a new thing all that it holds, of a removed one all that it held, and nothing empty', () => {
  expect(changesOf({ tag, before: null, after: { code: 'lupin', note: '', zone: null, tagIds: [] } })).toEqual([
    { path: ['code'], before: undefined, after: 'lupin' },
  ]);
  expect(changesOf({ tag, before: { active: false }, after: null })).toEqual([
    { path: ['active'], before: false, after: undefined },
  ]);
});

test('what follows from another field is not said twice', () => {
  const newFields = { zoneId: 2, zone: { id: 2, name: { fr: 'Est', en: 'East' } } };
  expect(changesOf({ tag: 'postal-codes', before: { zoneId: 1 }, after: newFields })).toEqual([
    { path: ['zoneId'], before: 1, after: 2 },
  ]);
});

test('an entry without fields has no changes', () => {
  expect(changesOf({ tag, before: null, after: null })).toEqual([]);
});
