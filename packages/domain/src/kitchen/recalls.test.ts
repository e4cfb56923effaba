import { expect, test } from 'vitest';
import { isReached } from './recalls.ts';

test('who was spoken to is reached, and whose mail has left; a message on a machine reaches nobody', () => {
  const isReachedBy = (state: string | null, outcome: 'spoken' | 'voicemail' | 'no-answer' | null) =>
    isReached({ mail: state === null ? null : { state }, call: outcome && { outcome } });
  expect(isReachedBy(null, 'spoken')).toBe(true);
  expect(isReachedBy('failed', 'spoken')).toBe(true);
  expect(isReachedBy('sent', null)).toBe(true);
  for (const state of ['waiting', 'sending', 'failed', 'unsent', null])
    for (const outcome of ['voicemail', 'no-answer', null] as const) expect(isReachedBy(state, outcome)).toBe(false);
});
