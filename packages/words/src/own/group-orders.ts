import type { GroupOrderState } from '@traiteur/domain/own/group-orders.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const groupOrders = {
  title: ['Commandes de groupe', 'Group orders'],
  count: [
    '{count, plural, one {# commande de groupe} other {# commandes de groupe}}',
    '{count, plural, one {# group order} other {# group orders}}',
  ],
  open: ['Commandes de groupe encore ouvertes', 'Group orders still open'],
  row: [
    '{host} : {guests, plural, =0 {personne n’a encore choisi} one {une personne a choisi} other {# personnes ont choisi}}',
    '{host}: {guests, plural, =0 {nobody has chosen yet} one {one person has chosen} other {# people have chosen}}',
  ],
  portions: [
    '{portions, plural, one {# portion} other {# portions}}',
    '{portions, plural, one {# portion} other {# portions}}',
  ],
  until: ['Choix jusqu’au {moment}', 'Choices until {moment}'],
  fields: {
    deliveryDate: ['Date de livraison', 'Delivery date'],
    deadline: ['Heure limite', 'Deadline'],
    state: ['État', 'State'],
    weekly: ['Chaque semaine', 'Each week'],
    budget: ['Budget par personne', 'Budget a head'],
  },
  states: {
    open: ['Ouverte', 'Open'],
    placed: ['Passée', 'Placed'],
    empty: ['Sans choix', 'Nothing chosen'],
    refused: ['Pas passée', 'Not placed'],
    cancelled: ['Annulée', 'Cancelled'],
  } as const satisfies PhraseFor<GroupOrderState>,
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    groupOrders: typeof groupOrders;
  }
}
