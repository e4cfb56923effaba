import { expect, test } from 'vitest';
import { writtenSpan, writtenTime } from './written-time.ts';

test.each([
  ['09:00', '9\u00a0h', '9am', '09:00'],
  ['11:30', '11\u00a0h\u00a030', '11:30am', '11:30'],
  ['12:00', '12\u00a0h', '12pm', '12:00'],
  ['00:05:00', '0\u00a0h\u00a005', '12:05am', '00:05'],
  ['18:30', '18\u00a0h\u00a030', '6:30pm', '18:30'],
])('%s is written %s, %s and %s', (time, french, american, british) => {
  expect([writtenTime(time, 'fr-FR'), writtenTime(time, 'en-US'), writtenTime(time, 'en-GB')]).toEqual([
    french,
    american,
    british,
  ]);
});

test('a span is two times with a dash between, which begins no line', () => {
  expect(writtenSpan('11:00', '13:30', 'fr-FR')).toBe('11\u00a0h\u00a0– 13\u00a0h\u00a030');
});
