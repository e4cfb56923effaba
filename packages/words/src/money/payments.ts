import type { PaymentMethod } from '@traiteur/domain/money/payment-methods.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

/** How money changes hands. */
export const paymentMethod = {
  cash: ['Espèces', 'Cash'],
  card_terminal: ['Carte, au terminal', 'Card, on the terminal'],
  transfer: ['Virement', 'Bank transfer'],
  cheque: ['Chèque', 'Cheque'],
  meal_voucher: ['Titre-restaurant', 'Meal voucher'],
  on_delivery: ['À la livraison', 'On delivery'],
  online: ['Carte, en ligne', 'Card, online'],
  unrecorded: ['Moyen non noté', 'Method not recorded'],
} as const satisfies PhraseFor<PaymentMethod>;

/** What was paid for an order and given back. */
export const payments = {
  title: ['Paiement', 'Payment'],
  total: ['Total', 'Total'],
  paid: ['Payé', 'Paid'],
  refunded: ['Remboursé', 'Refunded'],
  /** The button, with what is due. */
  collect: ['Encaisser {amount}', 'Take {amount}'],
  /** The dialog. */
  collectTitle: ['Encaisser la commande {number}', 'Take payment for order {number}'],
  method: ['Moyen de paiement', 'Means of payment'],
  methodMissing: ['Choisissez d’abord le moyen de paiement.', 'Choose the means of payment first.'],
  amount: ['Montant', 'Amount'],
  note: ['Note', 'Note'],
  noteHint: ['Numéro de chèque, référence du virement…', 'Number of the cheque, reference of the transfer…'],
  partly: ['Il restera {amount} à encaisser.', '{amount} will still have to be paid.'],
  tooMuch: ['Oui, {amount} de trop', 'Yes, {amount} too much'],
  tooMuchFirst: ['Confirmez d’abord que le client a payé plus.', 'Confirm first that the client paid more.'],
  confirm: ['Encaisser', 'Take payment'],
  /** Afterwards. */
  done: ['Encaissé : {amount}', '{amount} received'],
  undo: ['Annuler', 'Undo'],
  undoLong: ['Annuler : {method}, {amount}', 'Undo: {method}, {amount}'],
  undone: ['Paiement annulé', 'Payment taken back'],
  isUndone: ['annulé', 'taken back'],
  isReversal: ['annulation', 'reversal'],
  refund: ['Remboursement', 'Refund'],
  /** The button, the dialog. */
  refundOpen: ['Rembourser', 'Refund'],
  refundTitle: ['Rembourser la commande {number}', 'Refund order {number}'],
  refundWhat: ['Que remboursez-vous ?', 'What do you give back?'],
  allOfIt: ['Tout ce qui a été payé, {amount}', 'All that was paid, {amount}'],
  someDishes: ['Des plats ou la livraison', 'Dishes or the delivery'],
  someAmount: ['Un montant', 'An amount'],
  portions: ['{portions, number} sur {quantity, number}', '{portions, number} of {quantity, number}'],
  deliveryFee: ['Frais de livraison', 'Delivery fee'],
  refundMost: ['{amount} au plus', 'At most {amount}'],
  refundMethod: ['Moyen de remboursement', 'Means of refund'],
  refundMethodMissing: ['Choisissez d’abord le moyen de remboursement.', 'Choose the means of refund first.'],
  refundReason: ['Raison', 'Reason'],
  nothingChosen: ['Dites d’abord ce que vous remboursez.', 'Say first what you give back.'],
  refundConfirm: ['Rembourser', 'Refund'],
  refundAmount: ['Rembourser {amount}', 'Refund {amount}'],
  refundDone: ['Remboursé : {amount}', '{amount} given back'],
  refundUndone: ['Remboursement annulé', 'Refund taken back'],
  /** Before an order is cancelled that was paid. */
  refundNext: [
    'Déjà payé : {amount}. Le remboursement vous sera proposé ensuite.',
    '{amount} was paid: you will be asked for the refund next.',
  ],
} as const satisfies Record<string, Phrase>;
