import { expect, test } from 'vitest';
import { deadlineChoices } from './deadline-choices.ts';

const choicesAt = (now: string) =>
  deadlineChoices(new Date('2026-11-25T09:50:00Z'), new Date(now), 'Europe/Paris').map((moment) =>
    moment.toISOString().slice(0, 16),
  );

test('the latest deadline comes first, then full hours of the day before it', () => {
  expect(choicesAt('2026-11-24T12:10:00Z')).toEqual([
    '2026-11-25T09:50',
    '2026-11-25T09:00',
    '2026-11-25T08:00',
    '2026-11-25T07:00',
    '2026-11-25T06:00',
    '2026-11-24T13:00',
  ]);
});

test('nothing is chosen of what is over', () => {
  expect(choicesAt('2026-11-25T09:40:00Z')).toEqual(['2026-11-25T09:50']);
  expect(choicesAt('2026-11-25T10:00:00Z')).toEqual([]);
});
