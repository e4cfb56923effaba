import type { Phrase } from '../phrases/phrase.ts';

export const wantedAreaLetter = {
  greeting: ['Bonjour,', 'Hello,'],
  subject: ['{brand} livre maintenant au {postalCode}', '{brand} now delivers to {postalCode}'],
  happened: [
    'Vous nous aviez demandé de vous prévenir : {brand} livre maintenant au {postalCode}.',
    'You asked us to tell you: {brand} now delivers to {postalCode}.',
  ],
  look: ['Voir la carte', 'See the menu'],
  closing: [
    'C’était notre seul message : votre adresse vient d’être effacée de cette liste.',
    'This was our only message: your address has just been erased from this list.',
  ],
} as const satisfies Record<string, Phrase>;
