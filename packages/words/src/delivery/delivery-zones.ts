import type { DeliveryZone } from '@traiteur/contract/delivery/delivery-zones.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof DeliveryZone, 'id' | 'version'>;

export const deliveryZones = {
  title: ['Zones de livraison', 'Delivery zones'],
  subtitle: ['tout autour de la cuisine', 'all around the kitchen'],
  one: ['Zone de livraison', 'Delivery zone'],
  add: ['Ajouter une zone', 'Add a zone'],
  edit: ['Modifier la zone', 'Edit the zone'],
  count: [
    '{count, plural, =0 {aucune zone} one {# zone} other {# zones}}',
    '{count, plural, =0 {no zones} one {# zone} other {# zones}}',
  ],
  empty: [
    'Aucune zone pour l’instant. Dessinez la première : un nom, une couleur, des frais.',
    'No zones yet. Draw the first one: a name, a colour, a fee.',
  ],
  asConfigured: ['selon la configuration', 'as configured'],
  free: ['offerte', 'free'],
  none: ['aucun', 'none'],
  fields: {
    name: ['Nom', 'Name'],
    colour: ['Couleur', 'Colour'],
    fee: ['Frais de livraison', 'Delivery fee'],
    freeDeliveryFrom: ['Livraison offerte dès', 'Free delivery from'],
    minimumOrder: ['Minimum de commande', 'Minimum order'],
    active: ['Active', 'Active'],
    postalCodes: ['Codes postaux', 'Postal codes'],
    places: ['Codes postaux', 'Postal codes'],
    scheduleIds: ['Horaires de livraison', 'Delivery schedules'],
  } as const satisfies PhraseFor<Field>,
  places: {
    country: ['Pays des codes', 'Country of the codes'],
    remove: ['Retirer {code}', 'Take {code} out'],
    all: ['Voir les {count, number} codes', 'See all {count, number} codes'],
    unread: ['Ce n’est pas un code postal :', 'This is no postal code:'],
    tooMany: [
      'Une zone tient {most, number} codes au plus ; en voici {count, number}. Un code plus court en couvre plusieurs : 75 vaut pour tout Paris.',
      'A zone holds {most, number} codes at most; here are {count, number}. A shorter code covers many: 75 stands for all of Paris.',
    ],
    ofOthers: [
      '{count, plural, one {# code est dans une autre zone} other {# codes sont dans une autre zone}}',
      '{count, plural, one {# code is in another zone} other {# codes are in another zone}}',
    ],
    ofOther: ['{code} est dans la zone {zone}', '{code} is in zone {zone}'],
    move: ['Déplacer ici', 'Move here'],
    moveAll: ['Tous les déplacer ici', 'Move them all here'],
    leave: ['Laisser là-bas', 'Leave there'],
    leaveAll: ['Tous les laisser là-bas', 'Leave them all there'],
    from: ['avant : {zone}', 'from {zone}'],
  },
  noSchedules: ['Aucun horaire pour l’instant.', 'No schedules yet.'],
  hints: {
    places: [
      'Un ou plusieurs, à taper ou à coller : 91300 91120, 91400. Un début vaut pour tous : 75. Retiré, un code reste dans la liste, hors zone.',
      'One or several, typed or pasted: 91300 91120, 91400. A beginning stands for all: 75. One taken out stays in the list, without a zone.',
    ],
    colour: ['Celle de la zone sur les listes et les tournées', 'The zone’s on lists and delivery rounds'],
    fee: ['Vide : les frais de la configuration', 'Empty: the configuration’s fee'],
    freeDeliveryFrom: [
      'Montant des plats, avant remise. Vide : le seuil de la configuration',
      'Amount of the dishes, before any discount. Empty: the configuration’s threshold',
    ],
    minimumOrder: ['Montant des plats, remise déduite', 'Amount of the dishes, after any discount'],
    active: [
      'Une zone inactive garde ses codes postaux, mais n’est plus livrée',
      'An inactive zone keeps its postal codes but is no longer delivered to',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    deliveryZones: typeof deliveryZones;
  }
}
