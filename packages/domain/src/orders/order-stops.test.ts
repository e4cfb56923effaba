import { expect, test } from 'vitest';
import { stopOf } from './order-stops.ts';

test.each([
  ['nobody has answered for an allergy', 'unanswered', false, 'allergy'],
  ['a batch is on hold', 'override', true, 'batch'],
  ['both: no answer lets the order go on', 'unanswered', true, 'batch'],
] as const)('an order is stopped where %s', (_, allergyAlert, isHeld, stop) => {
  expect(stopOf({ allergyAlert, isHeld })).toBe(stop);
});

test('an order goes on where allergies were answered for, only warn, or are none', () => {
  const alerts = ['override', 'warning', null] as const;
  expect(alerts.map((allergyAlert) => stopOf({ allergyAlert, isHeld: false }))).toEqual([null, null, null]);
});
