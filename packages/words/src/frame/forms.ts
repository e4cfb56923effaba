import type { Phrase } from '../phrases/phrase.ts';

/** What every form says: its buttons, its questions, what came of it. */
export const forms = {
  add: ['Ajouter', 'Add'],
  save: ['Enregistrer', 'Save'],
  saveAndAdd: ['Enregistrer et en ajouter d’autres', 'Save and add another'],
  cancel: ['Annuler', 'Cancel'],
  remove: ['Supprimer', 'Remove'],
  removeQuestion: ['Supprimer définitivement ?', 'Remove for good?'],
  removeExplained: ['Cette action ne peut pas être annulée.', 'This cannot be undone.'],
  saved: ['Enregistré', 'Saved'],
  savedNamed: ['Enregistré : {name}', 'Saved: {name}'],
  added: ['Ajouté', 'Added'],
  addedNamed: ['Ajouté : {name}', 'Added: {name}'],
  open: ['Ouvrir', 'Open'],
  removed: ['Supprimé', 'Removed'],
  inUse: ['Encore utilisé', 'Still in use'],
  deactivate: ['Désactiver', 'Deactivate'],
  leaveQuestion: ['Quitter sans enregistrer ?', 'Leave without saving?'],
  leaveExplained: ['Ce que vous avez saisi sera perdu.', 'What you typed will be lost.'],
  leave: ['Quitter', 'Leave'],
  staleQuestion: ['Quelqu’un d’autre a enregistré entre-temps', 'Somebody else has saved in the meantime'],
  staleExplained: [
    'Gardez votre version pour remplacer la sienne, ou reprenez la sienne.',
    'Keep yours to replace theirs, or take theirs.',
  ],
  goneQuestion: ['Quelqu’un d’autre l’a supprimé entre-temps', 'Somebody else has removed it in the meantime'],
  goneExplained: [
    'Ce que vous avez saisi est toujours là. Vous pouvez l’ajouter comme nouveau.',
    'What you typed is still here. You can add it as a new one.',
  ],
  addAgain: ['Ajouter comme nouveau', 'Add as new'],
  keepMine: ['Garder la mienne', 'Keep mine'],
  takeTheirs: ['Reprendre la sienne', 'Take theirs'],
  restored: ['Votre saisie a été retrouvée.', 'What you had typed is back.'],
} as const satisfies Record<string, Phrase>;
