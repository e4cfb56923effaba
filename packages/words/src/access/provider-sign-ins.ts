import type { Phrase } from '../phrases/phrase.ts';

/** Signing in with somebody else's account, under the sign-in form. */
export const providerSignIns = {
  others: ['Autres façons de se connecter', 'Other ways to sign in'],
  continueWith: ['Continuer avec {provider}', 'Continue with {provider}'],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    providerSignIns: typeof providerSignIns;
  }
}
