import { expect, test } from 'vitest';
import { writtenMoment } from './written-moment.ts';

test.each([
  ['fr', 'en-US', 'Europe/Paris', '23 novembre 2026 à 09:00'],
  ['en', 'en-US', 'Europe/Paris', 'November 23, 2026 at 9:00 AM'],
  ['en', 'en-GB', 'America/Montreal', '23 November 2026 at 03:00'],
] as const)('a moment in %s, %s, by the clock of %s is %s', (locale, english, timeZone, text) => {
  const moment = writtenMoment(new Date('2026-11-23T08:00:00Z'), locale, { timeZone, english });
  expect(moment.replace(/\s/g, ' ')).toBe(text);
});
