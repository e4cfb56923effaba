import { severityChoices } from '../clients/severities.ts';
import type { Phrase } from '../phrases/phrase.ts';

export const avoiding = {
  title: ['Je dois éviter', 'I must avoid'],
  nothing: ['rien de particulier', 'nothing in particular'],
  add: ['Ajouter', 'Add'],
  change: ['Modifier', 'Change'],
  explain: [
    'Chaque plat vous dira s’il vous convient. Votre choix reste dans un cookie de ce navigateur.',
    'Each meal will say whether it suits you. Your choice stays in a cookie of this browser.',
  ],
  severity: severityChoices,
  remove: ['Ne plus éviter : {name}', 'Avoid no longer: {name}'],
  kept: [
    'Votre compte garde {name} : le changer dans mon compte',
    'Your account keeps {name}: change it in my account',
  ],
  ofAccount: ['Ce que garde votre compte vaut sur tout le site.', 'What your account keeps counts on the whole site.'],
  toAccount: ['Le changer dans mon compte', 'Change it in my account'],
  save: ['Enregistrer', 'Save'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
