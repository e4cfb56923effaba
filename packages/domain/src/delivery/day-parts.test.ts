import { expect, test } from 'vitest';
import { dayPartOf } from './day-parts.ts';

test.each([
  ['07:30', 'morning'],
  ['10:00', 'noon'],
  ['14:59', 'noon'],
  ['15:00', 'evening'],
  ['18:00', 'evening'],
])('a delivery from %s is for the %s', (start, part) => {
  expect(dayPartOf(start)).toBe(part);
});
