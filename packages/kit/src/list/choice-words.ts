import type { Phrase } from '@traiteur/words/phrases/phrase.ts';

/** What the kit says of choosing rows and columns, and of amounts, apart from its other words: the sign-in has no list. */
export const choiceWords = {
  choose: ['Choisir', 'Choose'],
  chooseNone: ['Ne plus rien choisir', 'Choose none'],
  choosePage: ['Choisir toute la page', 'Choose the whole page'],
  columns: ['Colonnes', 'Columns'],
  usualColumns: ['Colonnes habituelles', 'Usual columns'],
  noAmount: ['Ce n’est pas un montant', 'This is not an amount'],
} as const satisfies Record<string, Phrase>;
