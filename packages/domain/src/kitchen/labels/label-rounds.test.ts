import { expect, test } from 'vitest';
import { labelRound } from './label-rounds.ts';

test('a round is its zone and its hours', () => {
  expect(labelRound({ zoneName: { fr: 'Est', en: 'East' }, start: '11:00', end: '13:00' })).toBe('Est 11:00-13:00');
});
