import type { Phrase } from '../phrases/phrase.ts';

export const cashUps = {
  title: ['Caisse du jour', 'Cash-up'],
  subtitle: ['qui a encaissé quoi', 'who took what'],
  link: ['Caisse', 'Cash-up'],
  date: ['Jour', 'Day'],
  previous: ['Jour précédent', 'Previous day'],
  next: ['Jour suivant', 'Next day'],
  empty: ['Personne n’a rien encaissé ce jour-là.', 'Nobody took any money on that day.'],
  emptyOwn: ['Vous n’avez rien encaissé ce jour-là.', 'You took no money on that day.'],
  method: ['Moyen de paiement', 'Means of payment'],
  noted: ['Noté', 'Noted'],
  counted: ['Compté', 'Counted'],
  countedOf: ['Compté, {method}', 'Counted, {method}'],
  difference: ['Écart', 'Difference'],
  total: ['Total', 'Total'],
  note: ['Note', 'Note'],
  noteHint: ['Pourquoi il y a un écart, à qui la caisse est remise…', 'Why there is a difference, who gets the money…'],
  confirm: ['Faire la caisse', 'Cash up'],
  confirmed: ['Caisse faite', 'Cashed up'],
  agrees: ['Le compte est bon', 'It agrees'],
  confirmedRight: ['Caisse faite, le compte est bon', 'Cashed up, and it agrees'],
  by: ['Caisse faite par {by}, {at}', 'Cashed up by {by}, {at}'],
  stale: [
    'Des paiements ont été notés entre-temps : recomptez avec les montants du moment.',
    'Payments were noted meanwhile: count again with the amounts as they are now.',
  ],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    cashUps: typeof cashUps;
  }
}
