import type { DeliveryConfiguration } from '@traiteur/contract/delivery/delivery-configurations.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof DeliveryConfiguration, 'id'>;

export const deliveryConfigurations = {
  title: ['Configuration des livraisons', 'Delivery configuration'],
  subtitle: ['les règles de la tournée', 'the rules of the round'],
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
  daysAhead: ['{days, plural, one {# jour} other {# jours}}', '{days, plural, one {# day} other {# days}}'],
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
  days: {
    title: ['Jours de fermeture', 'Closed days'],
    none: ['Aucun jour de fermeture à venir.', 'No closed days to come.'],
    pick: ['Fermer un jour', 'Close a day'],
    close: ['Fermer ce jour', 'Close this day'],
    open: ['Rouvrir', 'Open again'],
    openDay: ['Rouvrir le {date}', 'Open again on {date}'],
    closeQuestion: ['Fermer le {date} ?', 'Close {date}?'],
    closedTitle: ['Le {date} est fermé', '{date} is closed'],
    left: [
      'Écrivez à leurs clients, déplacez-les ou annulez-les, toutes à la fois. D’ici là, ce jour reste dans « À traiter ».',
      'Write to their clients, move them or cancel them, all at once. Until then this day needs a hand.',
    ],
    later: ['Plus tard', 'Later'],
    isClosed: ['Le {date} est déjà fermé', '{date} is closed already'],
    explained: [
      'Plus aucun créneau ne sera proposé ce jour-là. Frais, préavis et horizon restent les mêmes.',
      'No slots will be offered on that day any more. Fee, notice and horizon stay the same.',
    ],
    noOrders: ['Aucune commande n’est prévue ce jour-là.', 'No orders stand on that day.'],
    orders: [
      '{count, plural, one {Une commande est déjà prévue ce jour-là. Elle reste : prévenez le client, ou annulez-la.} other {# commandes sont déjà prévues ce jour-là. Elles restent : prévenez les clients, ou annulez-les.}}',
      '{count, plural, one {One order stands on that day already. It stays: tell the client, or cancel it.} other {# orders stand on that day already. They stay: tell the clients, or cancel them.}}',
    ],
    more: ['et {count, number} de plus', 'and {count, number} more'],
    showOrders: [
      '{count, plural, one {Voir la commande} other {Voir les # commandes}}',
      '{count, plural, one {Show the order} other {Show the # orders}}',
    ],
    closed: [
      'Le {date} est fermé{count, plural, =0 {.} one {. Une commande y reste.} other {. # commandes y restent.}}',
      '{date} is closed{count, plural, =0 {.} one {. One order stands on it.} other {. # orders stand on it.}}',
    ],
    opened: ['Le {date} est de nouveau ouvert.', '{date} is open again.'],
    changed: [
      'La configuration a changé entre-temps. Voici ce jour tel qu’il est maintenant.',
      'The configuration has changed in the meantime. Here is the day as it is now.',
    ],
    noConfiguration: [
      'Aucune configuration n’est en vigueur : ajoutez-en une d’abord.',
      'No configuration is in force: add one first.',
    ],
    fromForm: ['Pour fermer un seul jour, il n’y a rien à recopier :', 'To close one day there is nothing to copy:'],
    list: ['voir les jours de fermeture', 'see the closed days'],
  },
  fields: {
    effectiveFrom: ['En vigueur à partir du', 'In force from'],
    since: ['Règles en vigueur depuis', 'Rules in force since'],
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
    freeDeliveryFrom: [
      'Montant des plats, avant remise. Vide : jamais offerte',
      'Amount of the dishes, before any discount. Empty: never free',
    ],
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
      'Ces jours-là, aucun créneau. Une date ou plusieurs, par exemple {example}',
      'No slots on these days. One date or several, for example {example}',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    deliveryConfigurations: typeof deliveryConfigurations;
  }
}
