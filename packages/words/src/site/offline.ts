import type { Phrase } from '../phrases/phrase.ts';

/** Page of the service worker when the network is away. */
export const shopOffline = {
  title: ['La connexion est coupée', 'The connection is lost'],
  kept: ['Votre panier est gardé sur cet appareil.', 'Your cart is kept on this device.'],
  returns: [
    'La page que vous vouliez s’ouvrira toute seule, dès que la connexion sera revenue.',
    'The page that you wanted will open by itself, as soon as the connection is back.',
  ],
  call: ['Vous pouvez aussi nous appeler au <phone></phone>.', 'You can also call us on <phone></phone>.'],
} as const satisfies Record<string, Phrase>;
