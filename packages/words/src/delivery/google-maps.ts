import type { Phrase } from '../phrases/phrase.ts';

/** Apart from the other texts: only houses with a Google key load them. */
export const googleMaps = {
  ownInstead: [
    'La carte de Google ne répond pas : voici la nôtre, avec les mêmes points.',
    'Google’s map does not answer: here is our own, with the same points.',
  ],
  addresses: ['Adresses proposées', 'Suggested addresses'],
  oneAddress: [
    'Une adresse proposée : la flèche vers le bas y mène.',
    'One suggested address: the down arrow leads to it.',
  ],
  severalAddresses: [
    '{count} adresses proposées : la flèche vers le bas y mène.',
    '{count} suggested addresses: the down arrow leads to them.',
  ],
} as const satisfies Record<string, Phrase>;
