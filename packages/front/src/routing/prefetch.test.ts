import { expect, test } from 'vitest';
import { isFrugal } from './prefetch.ts';

test.each([
  ['offline', false, {}],
  ['on 2g', true, { effectiveType: '2g' }],
  ['on slow 2g', true, { effectiveType: 'slow-2g' }],
  ['asked to save data', true, { saveData: true, effectiveType: '4g' }],
])('nothing is loaded ahead %s', (_, onLine, connection) => {
  expect(isFrugal(onLine, connection)).toBe(true);
});

test('a good or unknown connection loads ahead', () => {
  expect([isFrugal(true, { effectiveType: '4g' }), isFrugal(true)]).toEqual([false, false]);
});
