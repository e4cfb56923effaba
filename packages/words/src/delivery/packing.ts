import type { Phrase } from '../phrases/phrase.ts';

export const packing = {
  title: ['Emballage', 'Packing'],
  progress: ['{done, number} / {all, number} sacs prêts', '{done, number} / {all, number} bags ready'],
  previous: ['Jour précédent', 'Previous day'],
  next: ['Jour suivant', 'Next day'],
  date: ['Jour', 'Day'],
  round: ['Tournée', 'Round'],
  everyRound: ['Toutes les tournées', 'All rounds'],
  bags: ['Sacs', 'Bags'],
  everyBag: ['Tous les sacs', 'All bags'],
  openBags: ['Sacs à remplir', 'Bags to fill'],
  labels: ['Étiquettes', 'Labels'],
  plan: ['Planning de production', 'Production plan'],
  empty: ['Rien à emballer ce jour-là.', 'Nothing to pack on that day.'],
  allergic: ['Allergies', 'Allergies'],
  bag: ['Sac · {client}, {number}', 'Bag of {client}, {number}'],
  bagProgress: ['{done, number} / {all, number}', '{done, number} / {all, number}'],
  tick: ['Dans le sac : {quantity, number} × {dish}, {size}', 'In the bag: {quantity, number} × {dish}, {size}'],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    packing: typeof packing;
  }
}
