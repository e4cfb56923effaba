import type { HouseNewsKind } from '@traiteur/domain/house/house-news.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const chime = {
  on: [
    'Ce son annoncera sur cet appareil ce qui arrive du site, tant que l’administration y reste ouverte.',
    'This sound will tell on this device what comes from the site, as long as the administration stays open there.',
  ],
  refused: [
    'Votre navigateur n’a pas permis le son : cliquez une fois dans la page, le suivant s’entendra.',
    'Your browser did not allow the sound: click once in the page, and the next one will be heard.',
  ],
  news: {
    site_order: [
      '{count, plural, one {Une commande arrive du site.} other {# commandes arrivent du site.}}',
      '{count, plural, one {An order came from the site.} other {# orders came from the site.}}',
    ],
    client_message: [
      '{count, plural, one {Un message arrive du site.} other {# messages arrivent du site.}}',
      '{count, plural, one {A message came from the site.} other {# messages came from the site.}}',
    ],
    payment_failed: [
      '{count, plural, one {Un paiement a été refusé.} other {# paiements ont été refusés.}}',
      '{count, plural, one {A payment was refused.} other {# payments were refused.}}',
    ],
  } satisfies PhraseFor<HouseNewsKind>,
  see: [
    '{count, plural, one {Voir la commande} other {Voir les commandes}}',
    '{count, plural, one {See the order} other {See the orders}}',
  ],
  seeMessages: ['Voir les messages', 'See the messages'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    chime: typeof chime;
  }
}
