import { expect, test } from 'vitest';
import { longDay } from './long-day.ts';

test.each([
  ['fr', 'en-US', '2026-11-25', 'mercredi 25 novembre'],
  ['fr', 'en-US', '2026-12-01', 'mardi 1er décembre'],
  ['en', 'en-US', '2026-11-25', 'Wednesday, November 25'],
  ['en', 'en-GB', '2026-11-25', 'Wednesday 25 November'],
] as const)('a day in %s, %s: %s is %s', (locale, english, date, text) => {
  expect(longDay(date, locale, english)).toBe(text);
});
