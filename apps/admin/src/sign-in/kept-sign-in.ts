import { signInProviderName } from '@traiteur/contract/provider-sign-ins.ts';
import * as z from 'zod/mini';

const key = 'auth.state';

/** A sign-in that somebody left for a provider with, and the page they wanted. */
const keptSignIn = z.object({ state: z.string(), provider: signInProviderName, wanted: z.string() });
type KeptSignIn = z.output<typeof keptSignIn>;

export const keepSignIn = (kept: KeptSignIn): void => localStorage.setItem(key, JSON.stringify(kept));

/** What was kept, taken out; undefined when there is nothing, or nothing of ours. */
export function takeSignIn(): KeptSignIn | undefined {
  const kept = localStorage.getItem(key);
  localStorage.removeItem(key);
  try {
    return keptSignIn.safeParse(JSON.parse(kept ?? 'null')).data;
  } catch {
    return undefined;
  }
}
