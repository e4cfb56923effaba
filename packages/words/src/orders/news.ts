import type { Phrase } from '../phrases/phrase.ts';

/** Shown when new orders arrive in an open list. */
export const news = {
  newOrders: [
    '{count, plural, one {# nouvelle commande} other {# nouvelles commandes}}',
    '{count, plural, one {# new order} other {# new orders}}',
  ],
  reading: [
    '{count, plural, one {{names} regarde aussi cette commande} other {{names} regardent aussi cette commande}}',
    '{count, plural, one {{names} is looking at this order too} other {{names} are looking at this order too}}',
  ],
  editing: [
    '{count, plural, one {{names} modifie cette commande} other {{names} modifient cette commande}}',
    '{count, plural, one {{names} is changing this order} other {{names} are changing this order}}',
  ],
} as const satisfies Record<string, Phrase>;
