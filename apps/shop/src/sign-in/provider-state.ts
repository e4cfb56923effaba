import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

const key = 'auth.state.client';

const pendingSignIn = z.object({ state: z.string(), wanted: z.string() });
type PendingSignIn = z.output<typeof pendingSignIn>;

export const savePending = (storage: TextStorage, signIn: PendingSignIn): void => writeStored(storage, key, signIn);

/** Removes what was kept. Undefined for another state: that answer was not asked for here. */
export function consumePending(storage: TextStorage, state: string | null): PendingSignIn | undefined {
  const signIn = readStored(storage, key, pendingSignIn);
  storage.removeItem(key);
  return signIn && state && signIn.state === state ? signIn : undefined;
}
