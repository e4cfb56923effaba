import type { Phrase } from '../phrases/phrase.ts';

/** Page shown before the server is ready. */
export const starting = {
  title: ['{brand} démarre…', '{brand} is starting…'],
  wait: [
    'Quelques secondes encore, et cette page s’ouvrira d’elle-même.',
    'A few more seconds, and this page opens by itself.',
  ],
} as const satisfies Record<string, Phrase>;
