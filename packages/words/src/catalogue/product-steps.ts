import type { Phrase } from '../phrases/phrase.ts';

/** On the product's page. */
export const productSteps = {
  duplicate: ['Dupliquer', 'Duplicate'],
  duplicated: ['Brouillon créé : vérifiez ses allergènes', 'Draft added: check its allergens'],
  archive: ['Archiver', 'Archive'],
  archived: ['Plat archivé ; ses commandes restent', 'Dish archived; its orders stay'],
  restore: ['Remettre en vente', 'Put back on sale'],
  restored: ['Plat remis en vente', 'Dish back on sale'],
  preview: ['Aperçu', 'Preview'],
  previewTitle: ['Comme le verra un client', 'As a client will see it'],
  previewInTab: ['Ouvrir dans un onglet, pour une heure', 'Open in a tab, for an hour'],
  undo: ['Annuler', 'Undo'],
} as const satisfies Record<string, Phrase>;
