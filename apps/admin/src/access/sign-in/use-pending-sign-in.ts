import { signInProviderName } from '@traiteur/contract/access/provider-sign-ins.ts';
import { useFront } from '@traiteur/front/front.ts';
import * as z from 'zod/mini';

const key = 'auth.state';

/** A sign-in under way at a provider, and the page to open afterwards. */
const pendingSignIn = z.object({ state: z.string(), provider: signInProviderName, wanted: z.string() });
type PendingSignIn = z.output<typeof pendingSignIn>;

/** Stores a sign-in while the user is at the provider's site. */
export function usePendingSignIn() {
  const { storage } = useFront().browser;
  return {
    save: (signIn: PendingSignIn): void => storage.setItem(key, JSON.stringify(signIn)),
    /** Reads and removes it; undefined when nothing valid is stored. */
    consume(): PendingSignIn | undefined {
      const text = storage.getItem(key);
      storage.removeItem(key);
      try {
        return pendingSignIn.safeParse(JSON.parse(text ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
  };
}
