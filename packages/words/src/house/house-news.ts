import type { HouseNewsKind } from '@traiteur/domain/house/house-news.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const houseNews = {
  title: ['Nouvelles pour la maison', 'News for the house'],
  hint: [
    'Qui reçoit un e-mail, à son adresse, quand un client commande sur le site, écrit, ou ne peut pas payer. Un paiement refusé est annoncé dix minutes plus tard, s’il l’est encore.',
    'Who gets a mail, at their address, when a client orders on the site, writes, or cannot pay. A refused payment is told of ten minutes later, if it still is.',
  ],
  person: ['Personne', 'Person'],
  kinds: {
    site_order: ['Commande du site', 'Order from the site'],
    client_message: ['Message d’un client', 'A client’s message'],
    payment_failed: ['Paiement refusé', 'Refused payment'],
  } satisfies PhraseFor<HouseNewsKind>,
  toldOf: ['{kind} · {person}', '{kind} · {person}'],
  saved: ['Choix des nouvelles enregistré.', 'Choice of news saved.'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    houseNews: typeof houseNews;
  }
}
