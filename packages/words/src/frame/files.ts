import type { Phrase } from '../phrases/phrase.ts';

/** What is said of a file that somebody saves from a screen. */
export const files = {
  excel: ['Excel', 'Excel'],
  saved: ['Fichier enregistré : {name}', 'File saved: {name}'],
  interrupted: [
    'L’export a été interrompu. Rien n’a été enregistré.',
    'The export was interrupted. Nothing was saved.',
  ],
  /** The sheet of a file that says what was asked for. */
  criteria: ['Critères', 'Criteria'],
  criterion: ['Critère', 'Criterion'],
  value: ['Valeur', 'Value'],
  everyRow: ['Aucun', 'None'],
} as const satisfies Record<string, Phrase>;
