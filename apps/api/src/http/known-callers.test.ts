import { expect, test } from 'vitest';
import type { Caller } from '../core/caller.ts';
import { knownCallers } from './known-callers.ts';

test('whose token was good is known from then on, until it is good no longer', async () => {
  const caller = { kind: 'client' } as Caller;
  let living: string | undefined = 'Bearer claire';
  const { kindOf, callerOf } = knownCallers((authorization) =>
    Promise.resolve(authorization === living ? caller : undefined),
  );
  expect(kindOf('Bearer claire')).toBe(undefined);
  expect(await callerOf('Bearer claire')).toBe(caller);
  await callerOf('Bearer made up');
  await callerOf(undefined);
  expect(['Bearer claire', 'Bearer made up', undefined].map(kindOf)).toEqual(['client', undefined, undefined]);
  living = undefined;
  expect(await callerOf('Bearer claire')).toBe(undefined);
  expect(kindOf('Bearer claire')).toBe(undefined);
});
