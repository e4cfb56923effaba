import type { PaymentDifference } from '@traiteur/domain/money/online-payments.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const paymentDifferences = {
  title: ['Rapprochement en ligne', 'Online payments compared'],
  subtitle: ['vos comptes et ceux de Stripe', 'your books and Stripe’s'],
  link: ['Rapprochement en ligne', 'Online payments compared'],
  from: ['Du', 'From'],
  to: ['Au', 'To'],
  compared: [
    '{payments, plural, =0 {Aucun paiement} one {# paiement} other {# paiements}} et {refunds, plural, =0 {aucun remboursement} one {# remboursement} other {# remboursements}} comparés.',
    '{payments, plural, =0 {No payment} one {# payment} other {# payments}} and {refunds, plural, =0 {no refund} one {# refund} other {# refunds}} compared.',
  ],
  none: ['Tout concorde : aucun écart sur cette période.', 'All agrees: no difference in this period.'],
  count: [
    '{count, plural, one {# écart} other {# écarts}}',
    '{count, plural, one {# difference} other {# differences}}',
  ],
  night: [
    'Dernier rapprochement de nuit : {at}, {count, plural, =0 {aucun écart} one {# écart} other {# écarts}}.',
    'Last comparison by night: {at}, {count, plural, =0 {no difference} one {# difference} other {# differences}}.',
  ],
  noNight: ['Le premier rapprochement se fera cette nuit.', 'The first comparison is made tonight.'],
  settle: ['Mettre à jour depuis Stripe', 'Update from Stripe'],
  settled: ['Comptes mis à jour depuis Stripe', 'Books updated from Stripe'],
  off: [
    'Le paiement en ligne n’est pas activé : les clés de Stripe ne sont pas réglées.',
    'Online payment is off: Stripe’s keys are not set.',
  ],
  toTills: ['Revenir à la caisse', 'Back to the cash-up'],
  book: ['Noter', 'Note'],
  bookOf: ['Noter pour {number}', 'Note for {number}'],
  bookShared: [
    'Ce paiement règle plusieurs commandes : ce qui dépasse la part de celle-ci est noté sur les autres.',
    'This payment is for several orders: what is beyond the part of this one is noted on the others.',
  ],
  bookLong: ['Noter le remboursement de la commande {number}', 'Note the refund of order {number}'],
  bookTold: [
    'Rendu au client depuis Stripe : {amount}. Noté ici, ce remboursement suit la commande : ventes, avoir et total du client.',
    '{amount} was given back to the client from Stripe. Noted here, the refund follows the order: sales, credit note and the client’s total.',
  ],
  booked: ['Remboursement noté : {amount}', 'Refund noted: {amount}'],
  columns: {
    at: ['Date', 'Date'],
    order: ['Commande', 'Order'],
    what: ['Écart', 'Difference'],
    here: ['Chez vous', 'Here'],
    there: ['Chez Stripe', 'At Stripe'],
  },
  unknownOrder: ['inconnue', 'unknown'],
  kinds: {
    'payment-missing-here': ['Payé chez Stripe, pas noté ici', 'Paid at Stripe, not noted here'],
    'payment-missing-there': ['Noté ici, inconnu de Stripe', 'Noted here, unknown to Stripe'],
    'payment-amount': ['Montants différents', 'Different amounts'],
    'refund-missing-here': ['Remboursé chez Stripe, pas noté ici', 'Refunded at Stripe, not noted here'],
    'refund-missing-there': ['Remboursement noté ici, inconnu de Stripe', 'Refund noted here, unknown to Stripe'],
    'refund-amount': ['Remboursements différents', 'Different refunds'],
    'refund-under-way': ['Remboursement encore en cours', 'Refund still under way'],
    'payment-disputed': ['Contesté par le client auprès de sa banque', 'Disputed by the client at their bank'],
    'dispute-lost': ['Contestation perdue : repris par la banque', 'Dispute lost: taken back by the bank'],
    'paid-and-cancelled': ['Payée et annulée : à rembourser', 'Paid and cancelled: to be refunded'],
    'guest-refund-failed': [
      'Convive à rembourser : refusé par Stripe, renvoyé à chaque mise à jour',
      'Guest to be refunded: refused by Stripe, sent again with each update',
    ],
  } satisfies PhraseFor<PaymentDifference>,
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    paymentDifferences: typeof paymentDifferences;
  }
}
