import type { Phrase } from '../phrases/phrase.ts';

export const takings = {
  title: ['Encaissements', 'Takings'],
  subtitle: ['par moyen de paiement', 'by means of payment'],
  link: ['Encaissements', 'Takings'],
  period: ['Période', 'Period'],
  print: ['Imprimer', 'Print'],
  sentence: [
    '{net} encaissés : {received} reçus, {refunded} remboursés',
    '{net} taken: {received} received, {refunded} given back',
  ],
  empty: ['Rien n’a été encaissé pendant cette période.', 'Nothing was taken in this period.'],
  byMeans: ['Par moyen', 'By means'],
  byDay: ['Par jour', 'By day'],
  means: ['Moyen de paiement', 'Means of payment'],
  day: ['Jour', 'Day'],
  payments: ['Paiements', 'Payments'],
  received: ['Reçu', 'Received'],
  refunds: ['Remboursements', 'Refunds'],
  refunded: ['Remboursé', 'Given back'],
  net: ['Net', 'Net'],
  total: ['Total', 'Total'],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    takings: typeof takings;
  }
}
