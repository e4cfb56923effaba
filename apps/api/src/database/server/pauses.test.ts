import { expect, test } from 'vitest';
import { inSeconds, pauseAfter } from './pauses.ts';

test('pauses double, up to five seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((setbacks) => inSeconds(pauseAfter(setbacks)))).toEqual([
    '0.2 s',
    '0.4 s',
    '0.8 s',
    '1.6 s',
    '3.2 s',
    '5.0 s',
    '5.0 s',
  ]);
});
