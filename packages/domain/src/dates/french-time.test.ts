import { expect, test } from 'vitest';
import { frenchTime } from './french-time.ts';

test.each([
  ['09:00', '9\u00a0h'],
  ['11:30', '11\u00a0h\u00a030'],
  ['00:05:00', '0\u00a0h\u00a005'],
])('%s is written %s', (time, text) => {
  expect(frenchTime(time)).toBe(text);
});
