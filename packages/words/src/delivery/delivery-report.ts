import type { UsualAction } from '@traiteur/domain/orders/order-life.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const deliveryReport = {
  title: ['Rapport de livraison', 'Delivery report'],
  subtitle: ['de la cuisine à la porte', 'from the kitchen to the door'],
  date: ['Date de livraison', 'Delivery date'],
  previous: ['Jour précédent', 'Previous day'],
  next: ['Jour suivant', 'Next day'],
  sentence: [
    '{orders, plural, =0 {Aucune commande} one {# commande} other {# commandes}}, {portions, plural, =0 {aucune portion} one {# portion} other {# portions}}, {alerts, plural, =0 {aucune alerte d’allergie} one {# alerte d’allergie} other {# alertes d’allergie}}',
    '{orders, plural, =0 {No orders} one {# order} other {# orders}}, {portions, plural, =0 {no portions} one {# portion} other {# portions}}, {alerts, plural, =0 {no allergy alerts} one {# allergy alert} other {# allergy alerts}}',
  ],
  print: ['Imprimer', 'Print'],
  view: ['Affichage', 'View'],
  production: ['Production', 'Production list'],
  rounds: ['Tournées', 'Rounds'],
  everyRound: ['Toutes les tournées', 'All rounds'],
  slips: ['Bons de préparation', 'Packing slips'],
  labels: ['Étiquettes', 'Labels'],
  dish: ['Plat', 'Dish'],
  category: ['Catégorie', 'Category'],
  total: ['Total', 'Total'],
  forEater: ['pour {name}', 'for {name}'],
  /** Before and after the client's name, which is a link on screen. */
  exceptionFor: ['dont {quantity, number} × {size} pour', 'of which {quantity, number} × {size} for'],
  exceptionNew: ['Nouveau', 'New'],
  exceptionIn: ['({number}) :', '({number}):'],
  /** Between two reactions to one dish. */
  exceptionBetween: [' ; ', '; '],
  exceptionOf: ['{allergen}, {kind}', '{allergen}, {kind}'],
  exception: [
    'dont {quantity, number} × {size} pour {client} ({number}) : {allergen}, {kind}',
    'of which {quantity, number} × {size} for {client} ({number}): {allergen}, {kind}',
  ],
  seeOrders: ['voir les commandes', 'see the orders'],
  seeOrdersOf: [
    '{count, plural, one {# portion} other {# portions}}, voir les commandes, {dish}',
    '{count, plural, one {# portion} other {# portions}}, see the orders, {dish}',
  ],
  answeredBy: ['décidé par {by}', 'decided by {by}'],
  kinds: { allergy: ['allergie', 'allergy'], intolerance: ['intolérance', 'intolerance'] },
  traces: ['traces', 'traces'],
  empty: ['Rien à livrer ce jour-là.', 'Nothing to deliver on that day.'],
  round: ['{zone}, {span}', '{zone}, {span}'],
  roundHead: ['Tournée {round} · {date}', 'Round {round} · {date}'],
  stops: ['{count, plural, one {# arrêt} other {# arrêts}}', '{count, plural, one {# stop} other {# stops}}'],
  map: ['Carte des arrêts', 'Map of the stops'],
  kitchen: ['La cuisine', 'The kitchen'],
  stopNumber: ['Arrêt', 'Stop'],
  stopOnMap: ['{place}. {client}, {city} · {round}', '{place}. {client}, {city} · {round}'],
  stopsWithoutPoint: ['Pas sur la carte : {clients}', 'Not on the map: {clients}'],
  earlier: ['Livrer {client} plus tôt', 'Deliver to {client} earlier'],
  later: ['Livrer {client} plus tard', 'Deliver to {client} later'],
  suggest: ['Proposer un ordre', 'Suggest an order'],
  suggestFor: ['Proposer un ordre, {round}', 'Suggest an order, {round}'],
  suggestion: [
    'Une proposition, à vol d’oiseau depuis la cuisine, chaque fois vers l’arrêt le plus proche. Rien n’est encore gardé.',
    'A suggestion, as the crow flies from the kitchen, each time to the nearest stop. Nothing is kept yet.',
  ],
  suggestionWithoutKitchen: [
    'Une proposition, à vol d’oiseau depuis le premier arrêt, chaque fois vers le plus proche. Rien n’est encore gardé.',
    'A suggestion, as the crow flies from the first stop, each time to the nearest one. Nothing is kept yet.',
  ],
  keepOrder: ['Garder cet ordre', 'Keep this order'],
  leaveOrder: ['Laisser comme avant', 'Leave as before'],
  due: ['{amount} à encaisser', '{amount} to collect'],
  collect: ['Encaisser', 'Take payment'],
  contains: ['contient', 'contains'],
  allergicClients: ['Clients allergiques ou intolérants', 'Clients with allergies or intolerances'],
  unknownAllergies: ['Allergies non demandées : {clients}', 'Allergies not asked: {clients}'],
  kitchenNotes: ['Notes pour la cuisine', 'Notes for the kitchen'],
  access: ['Accès : {note}', 'Access: {note}'],
  select: ['Choisir {number}', 'Choose {number}'],
  selectAll: ['Tout choisir', 'Choose all'],
  /** Columns of the Excel file. */
  file: {
    slot: ['Créneau', 'Slot'],
    phone: ['Téléphone', 'Phone'],
    address: ['Adresse', 'Address'],
    postalCode: ['Code postal', 'Postal code'],
    city: ['Ville', 'City'],
    allergies: ['Allergies du client', 'Client’s allergies'],
    dishes: ['Plats', 'Dishes'],
    addressNote: ['Accès', 'Access'],
    driverNote: ['Note pour le livreur', 'Note for the driver'],
    kitchenNote: ['Note pour la cuisine', 'Note for the kitchen'],
    due: ['À encaisser', 'To collect'],
    paymentChoice: ['Paiement prévu', 'How it is paid'],
    exceptions: ['À surveiller', 'To watch'],
  },
  /** Advances several orders by one step. */
  advance: {
    confirm: [
      'Confirmer {count, plural, one {# commande} other {# commandes}}',
      'Confirm {count, plural, one {# order} other {# orders}}',
    ],
    startPreparation: [
      'Mettre {count, plural, one {# commande} other {# commandes}} en préparation',
      'Start preparing {count, plural, one {# order} other {# orders}}',
    ],
    ready: [
      'Marquer {count, plural, one {# commande prête} other {# commandes prêtes}}',
      'Mark {count, plural, one {# order} other {# orders}} as ready',
    ],
    dispatch: [
      'Faire partir {count, plural, one {# commande} other {# commandes}}',
      'Send out {count, plural, one {# order} other {# orders}}',
    ],
    deliver: [
      'Marquer {count, plural, one {# commande livrée} other {# commandes livrées}}',
      'Mark {count, plural, one {# order} other {# orders}} as delivered',
    ],
  } as const satisfies PhraseFor<UsualAction>,
  chosenCount: [
    '{count, plural, one {# commande choisie} other {# commandes choisies}}',
    '{count, plural, one {# order chosen} other {# orders chosen}}',
  ],
  mixedSteps: [
    'Ces commandes n’en sont pas à la même étape : choisissez-en qui le sont.',
    'These orders are not at the same step: choose some that are.',
  ],
  advancing: ['{done, number} sur {count, number}…', '{done, number} of {count, number}…'],
  advanced: [
    '{count, plural, one {# commande a avancé} other {# commandes ont avancé}}',
    '{count, plural, one {# order moved on} other {# orders moved on}}',
  ],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    deliveryReport: typeof deliveryReport;
  }
}
