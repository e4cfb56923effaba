import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each([
  ['bonjour', 0],
  ['azerty123456', 1],
  ['aaaaaaaaaaaa', 0],
  ['quatre courgettes jaunes dansent', 4],
])('%s scores %i', async (password, score) => {
  expect(await strengthOf(password)).toBe(score);
});
