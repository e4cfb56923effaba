import type { Phrase } from '../../phrases/phrase.ts';

/** Said by the server in the files that it writes. */
export const importTemplates = {
  help: ['Aide', 'Help'],
  column: ['Colonne', 'Column'],
  needed: ['Obligatoire', 'Required'],
  content: ['Ce qu’on y met', 'What goes into it'],
  example: ['Exemple', 'Example'],
  yes: ['oui', 'yes'],
  line: ['Ligne', 'Line'],
  reason: ['Raison du refus', 'Reason'],
  refused: ['Lignes refusées', 'Refused rows'],
} as const satisfies Record<string, Phrase>;
