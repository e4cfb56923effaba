import type { Phrase } from '../phrases/phrase.ts';

export const files = {
  excel: ['Excel', 'Excel'],
  saved: ['Fichier enregistré : {name}', 'File saved: {name}'],
  savedAsOf: [
    'Fichier enregistré : {name}. Données arrêtées au {moment}.',
    'File saved: {name}. Its data are as of {moment}.',
  ],
  interrupted: [
    'L’export a été interrompu. Rien n’a été enregistré.',
    'The export was interrupted. Nothing was saved.',
  ],
  /** Sheet of an Excel file that lists its filters. */
  criteria: ['Critères', 'Criteria'],
  criterion: ['Critère', 'Criterion'],
  value: ['Valeur', 'Value'],
  everyRow: ['Aucun', 'None'],
} as const satisfies Record<string, Phrase>;
