import type { Phrase } from '../phrases/phrase.ts';

/** Where a client transfers what they owe: on the site, in mails and on papers. */
export const bankAccount = {
  title: ['Par virement', 'By bank transfer'],
  holder: ['Titulaire', 'Account holder'],
  iban: ['IBAN', 'IBAN'],
  bic: ['BIC', 'BIC'],
  reference: ['Référence', 'Reference'],
  amount: ['Montant', 'Amount'],
} as const satisfies Record<string, Phrase>;
