import type { OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import { bankAccount } from '../money/bank-account.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

const againFaults = {
  notSold: ['{dish} : plus vendu, ou pas cuisiné ce jour-là.', '{dish}: no longer sold, or not cooked that day.'],
  soldOut: ['{dish} : épuisé pour ce jour.', '{dish}: sold out for that day.'],
  fewer: ['{dish} : il en reste moins que la dernière fois.', '{dish}: fewer are left than last time.'],
} as const;

export const shopOrders = {
  title: ['Commande {number}', 'Order {number}'],
  /** Title while loading. */
  one: ['Votre commande', 'Your order'],
  signInFirst: ['Connectez-vous pour voir votre commande.', 'Sign in to see your order.'],
  gone: ['Cette commande n’est pas dans votre compte.', 'This order is not in your account.'],
  thanks: ['Merci ! Votre commande est notée.', 'Thank you! Your order is taken.'],
  mailed: ['Une confirmation part par e-mail.', 'A confirmation leaves by e-mail.'],
  notMailed: [
    'Nous n’envoyons pas d’e-mails pour l’instant : vous la retrouvez ici, dans votre compte.',
    'We send no mail for the moment: you find it here, in your account.',
  ],
  comes: ['Livraison le {date}, {span}', 'Delivery on {date}, {span}'],
  wouldCome: ['Prévue le {date}, {span}', 'Planned for {date}, {span}'],
  status: {
    pending: ['Reçue', 'Received'],
    confirmed: ['Confirmée', 'Confirmed'],
    preparing: ['En cuisine', 'In the kitchen'],
    ready: ['Prête', 'Ready'],
    delivering: ['En route', 'On its way'],
    delivered: ['Livrée', 'Delivered'],
    failed: ['Livraison manquée : nous vous appelons', 'Delivery missed: we will call you'],
    cancelled: ['Annulée', 'Cancelled'],
  } as const satisfies PhraseFor<OrderStatus>,
  steps: ['Où en est votre commande', 'Where your order is'],
  to: ['Adresse de livraison', 'Delivery address'],
  lines: ['Vos plats', 'Your meals'],
  for: ['pour {eater}', 'for {eater}'],
  kitchenNote: ['Pour la cuisine', 'For the kitchen'],
  driverNote: ['Pour le livreur', 'For the driver'],
  due: ['Reste à payer', 'Still to pay'],
  paid: ['Payée', 'Paid'],
  payment: {
    title: ['Reste à payer : {amount}', 'Still to pay: {amount}'],
    paid: ['Réglée : {amount}. Merci !', 'Paid: {amount}. Thank you!'],
    unpaid: ['Votre commande est prise, mais pas encore réglée.', 'Your order is taken, but not paid yet.'],
    onDelivery: ['Vous réglez au livreur, en espèces ou par carte.', 'You pay the driver, in cash or by card.'],
    transferTo: [
      'Faites un virement de {amount} sur ce compte, avec cette référence.',
      'Transfer {amount} to this account, with this reference.',
    ],
    transfer: [
      'Faites un virement de {amount} avec la référence {number}. Demandez-nous nos coordonnées bancaires par téléphone ou par e-mail.',
      'Transfer {amount} with the reference {number}. Ask us for our bank details by phone or by e-mail.',
    ],
    pay: ['Payer {amount} en ligne', 'Pay {amount} online'],
  },
  bank: bankAccount,
  unreachable: ['Votre commande n’a pas pu être lue.', 'Your order could not be read.'],
  cancel: ['Annuler la commande', 'Cancel the order'],
  cancelAsk: ['Vraiment annuler cette commande ?', 'Really cancel this order?'],
  cancelUntil: ['Vous pouvez annuler cette commande jusqu’au {moment}.', 'You can cancel this order until {moment}.'],
  keep: ['La garder', 'Keep it'],
  conflict: [
    '{dish} {presence, select, contains {contient} other {peut contenir}} ce à quoi vous réagissez : {allergen}.',
    '{dish} {presence, select, contains {contains} other {may contain}} {allergen}, which you react to.',
  ],
  conflictFor: [
    '{dish} {presence, select, contains {contient} other {peut contenir}} ce à quoi {eater} réagit : {allergen}.',
    '{dish} {presence, select, contains {contains} other {may contain}} {allergen}, which {eater} reacts to.',
  ],
  inConflict: ['Une allergie est à vérifier', 'An allergy is to be checked'],
  againDone: [
    '{count, plural, =0 {Rien de cette commande ne peut être repris.} other {C’est dans votre panier, pour le {date}.}}',
    '{count, plural, =0 {Nothing of that order can be ordered again.} other {It is in your cart, for {date}.}}',
  ],
  againNoDay: ['Aucun jour ne prend de commande pour le moment.', 'No day takes orders for the moment.'],
  againFaults: {
    ...againFaults,
    refused: ['{dish} : contient ce à quoi vous êtes allergique.', '{dish}: contains what you are allergic to.'],
    conflict: [
      '{dish} : contient, ou peut contenir, ce à quoi vous réagissez.',
      '{dish}: contains, or may contain, what you react to.',
    ],
  },
  againFaultsOfTable: {
    ...againFaults,
    refused: [
      '{dish} : contient ce à quoi quelqu’un qui en mange est allergique.',
      '{dish}: contains what somebody who eats of it is allergic to.',
    ],
    conflict: [
      '{dish} : contient, ou peut contenir, ce à quoi quelqu’un qui en mange réagit.',
      '{dish}: contains, or may contain, what somebody who eats of it reacts to.',
    ],
  },
  again: ['Commander à nouveau', 'Order again'],
  all: ['Mes commandes', 'My orders'],
  allUnreachable: ['Vos commandes n’ont pas pu être lues.', 'Your orders could not be read.'],
  none: ['Vous n’avez encore rien commandé.', 'You have not ordered anything yet.'],
  more: ['Voir les suivantes', 'See the next ones'],
  accepted: ['Accepté par vous : {dish} ({allergen})', 'Accepted by you: {dish} ({allergen})'],
  acceptedFor: [
    'Accepté par vous pour {eater} : {dish} ({allergen})',
    'Accepted by you for {eater}: {dish} ({allergen})',
  ],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
