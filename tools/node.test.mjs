import { expect, test } from 'vitest';
import { isRecent } from './node.mjs';

test.each([
  ['20.20.2', false],
  ['22.21.0', false],
  ['22.22.0', true],
  ['23.11.0', false],
  ['24.21.0', true],
  ['26.0.0', true],
])('Node %s goes on: %s', (numbers, goesOn) => {
  expect(isRecent(numbers)).toBe(goesOn);
});
