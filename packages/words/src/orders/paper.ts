import type { Phrase } from '../phrases/phrase.ts';

export const paper = {
  subtitle: ['le papier du client', 'the client’s own paper'],
  print: ['Imprimer', 'Print'],
  back: ['Revenir à la commande', 'Back to the order'],
  title: ['Votre commande {number}', 'Your order {number}'],
  head: ['{brand} · commande {number}', '{brand} · order {number}'],
  placedOn: ['passée le {date}', 'placed on {date}'],
  cancelled: ['Commande annulée : rien ne sera livré.', 'Order cancelled: nothing will be delivered.'],
  client: ['Pour', 'For'],
  delivery: ['Livraison', 'Delivery'],
  forEater: ['pour {name}', 'for {name}'],
  contains: ['Contient : {names}', 'Contains: {names}'],
  traces: ['Traces possibles : {names}', 'May contain traces of: {names}'],
  noAllergen: ['Aucun allergène déclaré', 'No allergens declared'],
  /** The client's known allergies. */
  allergies: ['Vos allergies : {names}', 'Your allergies: {names}'],
  intolerances: ['Vos intolérances : {names}', 'Your intolerances: {names}'],
  none: ['Vous ne nous avez signalé aucune allergie.', 'You have told us of no allergy.'],
  unknownOf: [
    'Nous ne savons pas de quoi se garder pour {names} : dites-le-nous avant la livraison.',
    'We do not know what to avoid for {names}: tell us before the delivery.',
  ],
  unknown: [
    'Nous ne savons pas si vous avez des allergies : dites-le-nous.',
    'We do not know whether you have allergies: please tell us.',
  ],
  /** A dish ordered in spite of an allergy. */
  careful: ['Attention : {names}', 'Careful: {names}'],
  /** Dishes that are wanted in spite of an allergy. */
  accepted: [
    'Accepté par {by, select, client {vous} other {la maison}}{isNamed, select, yes { pour {eater}} other {}} : {dish} ({allergen})',
    'Accepted by {by, select, client {you} other {the house}}{isNamed, select, yes { for {eater}} other {}}: {dish} ({allergen})',
  ],
  missing: ['S’il en manque, dites-le-nous avant la livraison.', 'If any is missing, tell us before the delivery.'],
  paid: ['Déjà payé', 'Paid already'],
  refunded: ['Remboursé', 'Refunded'],
  credited: ['Déduit du prix', 'Taken off the price'],
  due: ['Reste à payer', 'Left to pay'],
  paymentChoice: ['Paiement prévu', 'To be paid'],
  nothingDue: ['Tout est payé. Merci !', 'All is paid. Thank you!'],
  siret: ['SIRET {siret}', 'SIRET {siret}'],
} as const satisfies Record<string, Phrase>;

export const papers = {
  count: [
    '{count, plural, =0 {aucune commande} one {# papier du client} other {# papiers des clients, un par page}}',
    '{count, plural, =0 {no orders} one {# client’s paper} other {# clients’ papers, each on its page}}',
  ],
  print: ['Imprimer', 'Print'],
  back: ['Revenir aux commandes', 'Back to the orders'],
  reading: ['Lecture des commandes…', 'Reading the orders…'],
  progress: ['{done, number} sur {total, number}', '{done, number} of {total, number}'],
  empty: [
    'Aucune commande à imprimer ici : choisissez-les dans la liste.',
    'No orders to print here: choose them in the list.',
  ],
  tooMany: [
    'On imprime {most, number} commandes à la fois au plus : choisissez-en moins, ou resserrez les filtres.',
    'At most {most, number} orders are printed at once: choose fewer, or narrow the filters.',
  ],
} as const satisfies Record<string, Phrase>;
