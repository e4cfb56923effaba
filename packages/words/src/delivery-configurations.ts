import type { DeliveryConfiguration } from '@traiteur/contract/delivery-configurations.ts';
import type { Phrase, PhraseFor } from './phrases/phrase.ts';

type Field = Exclude<keyof DeliveryConfiguration, 'id'>;

export const deliveryConfigurations = {
  title: ['Configuration des livraisons', 'Delivery configuration'],
  subtitle: ['les règles de la tournée', 'the rules of the round'],
  /** In the menu. */
  menu: ['Configuration', 'Configuration'],
  one: ['Configuration', 'Configuration'],
  add: ['Ajouter une configuration', 'Add a configuration'],
  view: ['Configuration de livraison', 'Delivery configuration'],
  count: [
    '{count, plural, =0 {aucune configuration} one {# configuration} other {# configurations}}',
    '{count, plural, =0 {no configurations} one {# configuration} other {# configurations}}',
  ],
  empty: [
    'Aucune configuration pour l’instant : sans elle, aucun créneau n’est proposé. Ajoutez la première.',
    'No configuration yet: without one, no slot is offered. Add the first.',
  ],
  hours: ['{hours, number} h', '{hours, number} h'],
  days: ['{days, plural, one {# jour} other {# jours}}', '{days, plural, one {# day} other {# days}}'],
  never: ['jamais', 'never'],
  noClosedDates: ['aucune', 'none'],
  copied: [
    'Copie de la configuration en vigueur. Elle prendra sa suite ; l’historique ne change pas.',
    'A copy of the configuration in force. It takes over from it; history does not change.',
  ],
  readOnly: [
    'L’historique ne se modifie pas. Pour changer les règles, ajoutez une configuration.',
    'History is not edited. To change the rules, add a configuration.',
  ],
  fields: {
    effectiveFrom: ['En vigueur à partir du', 'In force from'],
    shippingFee: ['Frais de livraison', 'Delivery fee'],
    freeDeliveryFrom: ['Livraison offerte dès', 'Free delivery from'],
    noticeHours: ['Préavis', 'Notice'],
    promiseHours: ['Promesse', 'Promise'],
    horizonDays: ['Commandes ouvertes sur', 'Orders open for'],
    closedDates: ['Dates de fermeture', 'Closed dates'],
    createdAt: ['Ajoutée le', 'Added on'],
    createdBy: ['Ajoutée par', 'Added by'],
    standing: ['État', 'Status'],
  } as const satisfies PhraseFor<Field>,
  standings: {
    future: ['À venir', 'Upcoming'],
    'in-force': ['En vigueur', 'In force'],
    past: ['Passée', 'Past'],
  } as const satisfies PhraseFor<DeliveryConfiguration['standing']>,
  hints: {
    effectiveFrom: ['Vide : dès l’enregistrement. Pas dans le passé', 'Empty: as soon as it is saved. Not in the past'],
    freeDeliveryFrom: ['Vide : jamais offerte', 'Empty: never free'],
    noticeHours: [
      'Heures entre la dernière commande et le début d’un créneau',
      'Hours between the last order and the start of a slot',
    ],
    promiseHours: [
      'Livré dans ce délai, en heures : un créneau qui le tient est signalé',
      'Delivered within so many hours: a slot that keeps to it is marked',
    ],
    horizonDays: ['Jours, aujourd’hui non compris', 'Days, not counting today'],
    closedDates: [
      'Ces jours-là, aucun créneau. Une date ou plusieurs, par exemple 25/12/2026',
      'No slots on these days. One date or several, for example 12/25/2026',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module './nouns.ts' {
  interface NounWords {
    deliveryConfigurations: typeof deliveryConfigurations;
  }
}
