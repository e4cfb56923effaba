import { expect, test, vi } from 'vitest';
import { withAge } from './with-age.ts';

vi.useFakeTimers({ now: new Date('2026-11-30T13:33:05Z') });

test.each([
  [undefined, {}],
  [0, {}],
  [4, {}],
  [42, { asOf: '2026-11-30T13:32:23.000Z' }],
])('of data that are %s seconds old', async (seconds, moment) => {
  const aged = await withAge(({ onAge }) => {
    if (seconds !== undefined) onAge(seconds);
    return Promise.resolve({ orders: 3 });
  });
  expect(aged).toEqual({ orders: 3, ...moment });
});
