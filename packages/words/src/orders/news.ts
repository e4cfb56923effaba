import type { Phrase } from '../phrases/phrase.ts';

/** What comes in while somebody looks at a list. */
export const news = {
  newOrders: [
    '{count, plural, one {# nouvelle commande} other {# nouvelles commandes}}',
    '{count, plural, one {# new order} other {# new orders}}',
  ],
} as const satisfies Record<string, Phrase>;
