import { expect, test } from 'vitest';
import { usualOffer } from './usual-size.ts';

test.each([
  [['small', 'medium', 'large'], 'medium'],
  [['medium', 'large'], 'medium'],
  [['single'], 'single'],
  [[], undefined],
])('of %j the usual one is %s', (offers: string[], usual) => {
  expect(usualOffer(offers)).toBe(usual);
});
