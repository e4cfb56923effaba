import { expect, test } from 'vitest';
import { momentOfTap } from './delivery-outcomes.ts';

const at = (time: string) => new Date(`2026-11-25T${time}:00Z`);

test('a tap happened when the driver’s clock says, unless that clock cannot be right', () => {
  const now = at('12:00');
  const last = at('10:00');
  expect(momentOfTap(at('11:20'), { now, last })).toEqual(at('11:20'));
  expect(momentOfTap(at('13:00'), { now, last })).toEqual(now);
  expect(momentOfTap(at('09:00'), { now, last })).toEqual(last);
  expect(momentOfTap(new Date(0), { now, last: new Date(0) })).toEqual(new Date('2026-11-24T00:00:00Z'));
});
