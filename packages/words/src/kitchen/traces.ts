import type { TraceRoot } from '@traiteur/domain/kitchen/traces.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const traces = {
  title: ['Traçabilité', 'Traceability'],
  subtitle: ['du fournisseur à l’assiette, et retour', 'from supplier to plate, and back'],
  count: [
    '{count, plural, =0 {aucun départ} one {# départ} other {# départs}}',
    '{count, plural, =0 {nothing found} one {# found} other {# found}}',
  ],
  search: [
    'Lot, numéro du fournisseur, ingrédient, plat, commande ou client',
    'Lot, supplier’s number, ingredient, dish, order or client',
  ],
  begin: [
    'Cherchez par quoi commencer : un numéro sur un sac, un lot sur une étiquette, un plat, ou le client qui appelle.',
    'Look for where to begin: a number on a sack, a lot on a label, a dish, or the client who calls.',
  ],
  none: ['Rien ne porte ce nom ni ce numéro.', 'Nothing has that name or number.'],
  starts: ['Par quoi commencer', 'Where to begin'],
  kinds: {
    goods: ['Lot reçu', 'Goods'],
    lot: ['Lot cuisiné', 'Cooked lot'],
    dish: ['Plat', 'Dish'],
    order: ['Commande', 'Order'],
    client: ['Client', 'Client'],
  } as const satisfies PhraseFor<TraceRoot>,
  otherStart: ['Autre recherche', 'Another search'],
  day: ['Pour le {date}', 'For {date}'],
  period: ['Du {from} au {to}', '{from} to {to}'],
  from: ['Du', 'From'],
  to: ['Au', 'To'],
  sentence: [
    '{orders, plural, =0 {Aucune commande} one {# commande} other {# commandes}} · {clients, plural, one {# client} other {# clients}} · {portions, plural, one {# portion} other {# portions}} · {delivered, plural, =0 {aucune livrée} one {# livrée} other {# livrées}}',
    '{orders, plural, =0 {No orders} one {# order} other {# orders}} · {clients, plural, one {# client} other {# clients}} · {portions, plural, one {# portion} other {# portions}} · {delivered, plural, =0 {none delivered} one {# delivered} other {# delivered}}',
  ],
  possible: ['Possible', 'Possible'],
  possibleOrders: [
    '{count, plural, one {Pour # commande, personne n’a noté le lot : elle est comptée comme possible.} other {Pour # commandes, personne n’a noté le lot : elles sont comptées comme possibles.}}',
    '{count, plural, one {Of # order nobody wrote down the lot: it is counted as possible.} other {Of # orders nobody wrote down the lot: they are counted as possible.}}',
  ],
  goods: ['Ingrédients reçus', 'Goods'],
  noGoods: ['Aucun lot d’ingrédient n’est noté.', 'No batches of ingredients are written down.'],
  supplier: ['{supplier}, reçu le {date}', '{supplier}, received on {date}'],
  found: ['Trouvé au comptage le {date}', 'Found when counting on {date}'],
  left: ['reste {left} sur {all}', '{left} of {all} left'],
  wasted: ['{weight} jetés', '{weight} thrown away'],
  useBy: ['à consommer jusqu’au {date}', 'use by {date}'],
  lots: ['Lots cuisinés', 'Cooked lots'],
  noLots: [
    'Rien n’est coché : ce qui est entré dans les marmites n’est pas connu.',
    'Nothing was ticked: what went into the pots is not known.',
  ],
  cookedFor: ['pour le {date}, par {by}', 'for {date}, by {by}'],
  parts: ['De quoi il est fait', 'What went in'],
  unknownPart: ['lot inconnu', 'lot not known'],
  servings: ['Plats', 'Dishes'],
  noServings: ['Aucun plat n’est parti avec.', 'It went out in no dish.'],
  serving: [
    '{portions, plural, one {# portion} other {# portions}} · {orders, plural, one {# commande} other {# commandes}}',
    '{portions, plural, one {# portion} other {# portions}} · {orders, plural, one {# order} other {# orders}}',
  ],
  noLot: ['rien de coché ce jour-là', 'nothing ticked on that day'],
  orders: ['Commandes', 'Orders'],
  noOrders: ['Aucune commande.', 'No orders.'],
  firstOrders: [
    'Les {shown, number} plus récentes sur {all, number} ; les comptes sont de toutes.',
    'The latest {shown, number} of {all, number}; the counts are of all.',
  ],
  dish: ['{quantity, number} × {dish}', '{quantity, number} × {dish}'],
  deliveredOn: ['pour le {date}', 'for {date}'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    traces: typeof traces;
  }
}
