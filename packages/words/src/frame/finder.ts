import type { Phrase } from '../phrases/phrase.ts';

/** The header's search. */
export const finder = {
  label: ['Chercher une commande, un client, un plat…', 'Find an order, a client, a dish…'],
  screens: ['Écrans', 'Screens'],
  count: [
    '{count, plural, =0 {Rien ne correspond} one {# proposition} other {# propositions}}',
    '{count, plural, =0 {Nothing matches} one {# suggestion} other {# suggestions}}',
  ],
  ordersCount: [
    '{count, plural, =0 {aucune commande} one {# commande} other {# commandes}}',
    '{count, plural, =0 {no orders} one {# order} other {# orders}}',
  ],
  empty: [
    'Essayez un nom de famille, un numéro de commande, le titre d’un écran.',
    'Try a last name, an order number, the title of a screen.',
  ],
  short: [
    'Dès trois lettres, les commandes, les clients et les plats viennent aussi.',
    'From three letters on, orders, clients and dishes come too.',
  ],
} as const satisfies Record<string, Phrase>;
