import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('a changed value is shown with its path, before and after', () => {
  expect(
    changesOf({ before: { name: { fr: 'Bio', en: 'Organic' } }, after: { name: { fr: 'Bio', en: 'Whole' } } }),
  ).toEqual([{ path: 'name.en', before: 'Organic', after: 'Whole' }]);
});

test('within lists the place tells which', () => {
  expect(
    changesOf({ before: { offers: [{ price: 900 }] }, after: { offers: [{ price: 950 }, { price: 400 }] } }),
  ).toEqual([
    { path: 'offers.0.price', before: 900, after: 950 },
    { path: 'offers.1.price', before: undefined, after: 400 },
  ]);
});

test('of a new thing all that it holds, of a removed one all that it held, and nothing empty', () => {
  expect(changesOf({ before: null, after: { code: 'lupin', note: '', zone: null } })).toEqual([
    { path: 'code', before: undefined, after: 'lupin' },
  ]);
  expect(changesOf({ before: { active: false }, after: null })).toEqual([
    { path: 'active', before: false, after: undefined },
  ]);
});

test('an entry without fields has no changes', () => {
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
