import type { Phrase } from '../phrases/phrase.ts';

export const providerSignIns = {
  others: ['Autres façons de se connecter', 'Other ways to sign in'],
  continueWith: ['Continuer avec {provider}', 'Continue with {provider}'],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    providerSignIns: typeof providerSignIns;
  }
}
