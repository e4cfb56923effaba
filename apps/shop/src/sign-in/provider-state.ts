import type { TextStorage } from '@traiteur/front/browser/browser.ts';

const key = 'auth.state.client';

/** A sign-in under way at a provider's, and the page to open afterwards. */
interface PendingSignIn {
  state: string;
  wanted: string;
}

export const keepPending = (storage: TextStorage, signIn: PendingSignIn): void =>
  storage.setItem(key, JSON.stringify(signIn));

/** What was kept under that state, taken out; undefined where nothing was, or another one: whoever comes back with it came from elsewhere. */
export function takePending(storage: TextStorage, state: string | null): PendingSignIn | undefined {
  const text = storage.getItem(key);
  storage.removeItem(key);
  try {
    const { state: storedState, wanted } = (JSON.parse(text ?? 'null') ?? {}) as Partial<PendingSignIn>;
    return state && storedState === state && typeof wanted === 'string' ? { state, wanted } : undefined;
  } catch {
    return undefined;
  }
}
