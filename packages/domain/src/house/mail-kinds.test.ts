import { expect, test } from 'vitest';
import { isResendable, mailStates } from './mail-kinds.ts';

test('what still waits or is on its way is not sent again', () => {
  expect(mailStates.filter(isResendable)).toEqual(['sent', 'failed', 'unsent']);
});
