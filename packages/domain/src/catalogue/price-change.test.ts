import { expect, test } from 'vitest';
import { changedPrice, type PriceChange } from './price-change.ts';

test.each<[string, number, PriceChange, number]>([
  ['five per cent more', 1290, { by: 'percent', value: 500, step: 1 }, 1355],
  ['half a cent rounded up', 1010, { by: 'percent', value: 500, step: 1 }, 1061],
  ['to five cents', 1290, { by: 'percent', value: 500, step: 5 }, 1355],
  ['to ten cents', 1290, { by: 'percent', value: 300, step: 10 }, 1330],
  ['to fifty cents, the middle up', 1025, { by: 'amount', value: 0, step: 50 }, 1050],
  ['to whole euros', 1290, { by: 'percent', value: 250, step: 100 }, 1300],
  ['rounded once: 10.494 is no 10.50', 1060, { by: 'percent', value: -100, step: 10 }, 1050],
  ['rounded once: 4.446 is nearer to 4.40 than to 4.50', 468, { by: 'percent', value: -500, step: 10 }, 440],
  ['less by an amount', 890, { by: 'amount', value: -40, step: 1 }, 850],
  ['less than nothing', 300, { by: 'amount', value: -400, step: 1 }, -100],
  ['the largest price of all', 100_000_000, { by: 'percent', value: 100_000, step: 1 }, 1_100_000_000],
])('%s', (_, price, change, expected) => {
  expect(changedPrice(price, change)).toBe(expected);
});
