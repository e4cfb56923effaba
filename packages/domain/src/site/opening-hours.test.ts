import { expect, test } from 'vitest';
import { daysOf, usualHours } from './opening-hours.ts';

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [6, 6, [6]],
  [6, 1, [6, 7, 1]],
])('from day %i to day %i are %j', (firstDay, lastDay, days) => {
  expect(daysOf({ firstDay, lastDay })).toEqual(days);
});

test('a house that says nothing is open from Monday to Friday, nine to five', () => {
  expect(usualHours).toEqual({ firstDay: 1, lastDay: 5, opens: '09:00', closes: '17:00' });
});
