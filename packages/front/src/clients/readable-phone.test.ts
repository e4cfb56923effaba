import { expect, test } from 'vitest';
import { readablePhone } from './readable-phone.ts';

test.each([
  ['+33199009089', '01 99 00 90 89'],
  ['0612345678', '06 12 34 56 78'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['+15145550134', '+15145550134'],
  ['', ''],
])('%j reads %j', (typed, read) => {
  expect(readablePhone(typed).replaceAll('\u00a0', ' ')).toBe(read);
});
