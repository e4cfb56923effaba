import { expect, test } from 'vitest';
import { mailPauseAfter } from './mail-pauses.ts';

const pauses: number[] = [];
for (let pause = mailPauseAfter(1); pause !== undefined; pause = mailPauseAfter(pauses.length + 1)) pauses.push(pause);

test('pauses grow from ten seconds to an hour', () => {
  expect(pauses[0]).toBe(10_000);
  expect(pauses.at(-1)).toBe(3_600_000);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
});

test('a mail server may be away for an hour, and for three days', () => {
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThan(73);
});

test('the last pause ends within three days to the minute', () => {
  expect(mailPauseAfter(pauses.length)).toBe(3_600_000);
  expect(mailPauseAfter(pauses.length + 1)).toBeUndefined();
});
