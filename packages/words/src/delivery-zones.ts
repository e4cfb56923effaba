import type { DeliveryZone } from '@traiteur/contract/delivery-zones.ts';
import type { Phrase, PhraseFor } from './phrases/phrase.ts';

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
  } as const satisfies PhraseFor<Field>,
  hints: {
    colour: ['Celle de la zone sur les listes et les tournées', 'The zone’s on lists and delivery rounds'],
    fee: ['Vide : les frais de la configuration', 'Empty: the configuration’s fee'],
    freeDeliveryFrom: ['Vide : le seuil de la configuration', 'Empty: the configuration’s threshold'],
    minimumOrder: ['Montant des plats, remise déduite', 'Amount of the dishes, after any discount'],
    active: [
      'Une zone inactive garde ses codes postaux, mais n’est plus livrée',
      'An inactive zone keeps its postal codes but is no longer delivered to',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module './nouns.ts' {
  interface NounWords {
    deliveryZones: typeof deliveryZones;
  }
}
