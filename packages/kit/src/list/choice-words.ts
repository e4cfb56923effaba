import type { Phrase } from '@traiteur/words/phrases/phrase.ts';

/** Apart from the other words, so that the sign-in page does not load them. */
export const choiceWords = {
  choose: ['Choisir', 'Choose'],
  chooseNone: ['Ne plus rien choisir', 'Choose none'],
  choosePage: ['Choisir toute la page', 'Choose the whole page'],
  columns: ['Colonnes', 'Columns'],
  usualColumns: ['Colonnes habituelles', 'Usual columns'],
  noAmount: ['Ce n’est pas un montant', 'This is not an amount'],
} as const satisfies Record<string, Phrase>;
