import { company } from '../house/company.ts';
import { invoices } from '../money/invoices.ts';
import { paymentMethod } from '../orders/payments.ts';
import type { Phrase, Phrases } from '../phrases/phrase.ts';

const { one, givenOn, corrects, reason, paper, mentions } = invoices;

/** The page of the site where a client reads and prints an invoice. */
export const ownInvoice = {
  title: ['Facture', 'Invoice'],
  signInFirst: ['Connectez-vous pour voir cette facture.', 'Sign in to see this invoice.'],
  gone: ['Cette facture n’est pas dans votre compte.', 'This invoice is not in your account.'],
  unreachable: ['La facture n’a pas pu être lue.', 'The invoice could not be read.'],
  account: ['Mon compte', 'My account'],
  order: ['Voir la commande', 'See the order'],
  print: ['Imprimer ou enregistrer en PDF', 'Print or save as PDF'],
  open: ['Reste à payer aujourd’hui : {amount}', 'Left to pay today: {amount}'],
  openUntil: ['Reste à payer aujourd’hui : {amount}, le {date} au plus tard', 'Left to pay today: {amount}, by {date}'],
  settled: ['Plus rien à payer sur cette facture.', 'Nothing is left to pay on this invoice.'],
  /** Of the paper, as the administration shows it, by its names there. */
  onPaper: {
    invoices: { one, givenOn, corrects, reason, paper, mentions },
    orders: { paymentMethod },
    company: { transfer: company.transfer },
  },
} as const satisfies Record<string, Phrase | Phrases>;
