import type { Phrase } from '../phrases/phrase.ts';

export const statementLetters = {
  greeting: ['Bonjour {name},', 'Hello {name},'],
  subject: {
    invoice: [
      '{kind, select, credit_note {Votre avoir} other {Votre facture}} {number}',
      '{kind, select, credit_note {Your credit note} other {Your invoice}} {number}',
    ],
    monthly_invoice: ['Votre facture {number}', 'Your invoice {number}'],
    invoice_reminder: ['Rappel : facture {number}', 'Reminder: invoice {number}'],
  },
  text: {
    invoice: [
      'Voici {kind, select, credit_note {votre avoir {number}.} other {votre facture {number}. {isPaid, select, yes {Il ne reste rien à payer.} other {Reste à payer : {amount}, le {date} au plus tard.}}}}',
      'Here is {kind, select, credit_note {your credit note {number}.} other {your invoice {number}. {isPaid, select, yes {Nothing is left to be paid.} other {Left to pay: {amount}, by {date}.}}}}',
    ],
    monthly_invoice: [
      'Votre facture {number} vient d’être établie. {isPaid, select, yes {Elle est déjà réglée.} other {Reste à payer : {amount}, le {date} au plus tard.}} Vous la retrouvez dans votre compte sur notre site, ou nous vous l’envoyons sur simple demande.',
      'Your invoice {number} has been issued. {isPaid, select, yes {It is paid already.} other {Left to pay: {amount}, by {date}.}} You find it in your account on our site, or ask us to send it.',
    ],
    invoice_reminder: [
      'Sauf erreur de notre part, la facture {number} était à régler le {date}. Reste à payer : {amount}. Si le règlement est déjà parti, merci de ne pas tenir compte de ce rappel.',
      'Unless we are mistaken, invoice {number} was due on {date}. Left to pay: {amount}. If your payment is on its way, please disregard this reminder.',
    ],
  },
  see: ['Voir et imprimer', 'See and print'],
  transfer: [
    'Virement à {holder} : IBAN {iban}, référence {number}.',
    'Transfer to {holder}: IBAN {iban}, reference {number}.',
  ],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
