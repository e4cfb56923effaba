import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

const key = 'auth.state.client';

/** A sign-in under way at a provider's, and the page to open afterwards. */
const pendingSignIn = z.object({ state: z.string(), wanted: z.string() });
type PendingSignIn = z.output<typeof pendingSignIn>;

export const keepPending = (storage: TextStorage, signIn: PendingSignIn): void => writeStored(storage, key, signIn);

/** What was kept under that state, taken out; undefined where nothing was, or another one: whoever comes back with it came from elsewhere. */
export function takePending(storage: TextStorage, state: string | null): PendingSignIn | undefined {
  const signIn = readStored(storage, key, pendingSignIn);
  storage.removeItem(key);
  return signIn && state && signIn.state === state ? signIn : undefined;
}
