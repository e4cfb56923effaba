import type { Phrase } from '../phrases/phrase.ts';

/** Bank transfer details: site, mails, papers. */
export const bankAccount = {
  title: ['Par virement', 'By bank transfer'],
  holder: ['Titulaire', 'Account holder'],
  iban: ['IBAN', 'IBAN'],
  bic: ['BIC', 'BIC'],
  reference: ['Référence', 'Reference'],
  amount: ['Montant', 'Amount'],
} as const satisfies Record<string, Phrase>;
