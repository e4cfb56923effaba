import { expect, test } from 'vitest';
import { readablePhone } from './readable-phone.ts';

test.each([
  ['+33199009089', '01 99 00 90 89'],
  ['0612345678', '06 12 34 56 78'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['+15145550134', '+1 514 555 0134'],
  ['+32470123456', '+32 470 12 34 56'],
  ['+442079460018', '+44 207 946 0018'],
  ['+35226123456', '+352 26 12 34 56'],
  ['12345', '12345'],
  ['', ''],
])('%j reads %j', (phone, text) => {
  expect(readablePhone(phone).replaceAll('\u00a0', ' ')).toBe(text);
});
