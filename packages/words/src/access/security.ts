import type { SecurityKind } from '@traiteur/contract/access/security.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const security = {
  title: ['Sécurité', 'Security'],
  subtitle: ['qui frappe à la porte', 'who knocks at the door'],
  events: ['Refus récents', 'Recent refusals'],
  noEvents: ['Personne n’a été refusé ces derniers temps.', 'Nobody has been refused lately.'],
  olderEvents: ['Refus plus anciens', 'Older refusals'],
  signIns: ['Connexions récentes', 'Recent sign-ins'],
  noSignIns: ['Personne ne s’est encore connecté.', 'Nobody has signed in yet.'],
  olderSignIns: ['Connexions plus anciennes', 'Older sign-ins'],
  kinds: {
    'sign-in-failed': ['Mot de passe ou compte refusé', 'Password or account refused'],
    'second-factor-failed': ['Deuxième étape refusée', 'Second step refused'],
    'sign-in-stopped': ['Trop de tentatives, bloqué un moment', 'Too many attempts, stopped for a while'],
    'not-allowed': ['Action hors de son rôle', 'Action outside of their role'],
    'foreign-origin': ['Page d’un autre site', 'Page of another site'],
    'refresh-token-reused': ['Session copiée, terminée', 'Copied session ended'],
  } as const satisfies PhraseFor<SecurityKind>,
  columns: {
    when: ['Quand', 'When'],
    what: ['Quoi', 'What'],
    account: ['Compte', 'Account'],
    address: ['Adresse IP', 'IP address'],
    times: ['Fois', 'Times'],
    device: ['Appareil', 'Device'],
  },
  nobody: ['aucun compte', 'no account'],
  unknown: ['inconnue', 'unknown'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    security: typeof security;
  }
}
