import { severityChoices } from '../clients/severities.ts';
import type { Phrase } from '../phrases/phrase.ts';

/** What a visitor must not eat, said before anybody is signed in and kept in their browser. */
export const avoiding = {
  title: ['Je dois éviter', 'I must avoid'],
  nothing: ['rien de particulier', 'nothing in particular'],
  add: ['Ajouter', 'Add'],
  change: ['Modifier', 'Change'],
  explain: [
    'Chaque plat vous dira s’il vous convient. Votre choix reste dans ce navigateur.',
    'Each meal will say whether it suits you. Your choice stays in this browser.',
  ],
  severity: severityChoices,
  remove: ['Ne plus éviter : {name}', 'Avoid no longer: {name}'],
  save: ['Enregistrer', 'Save'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
