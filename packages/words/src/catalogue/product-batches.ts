import type { Phrase } from '../phrases/phrase.ts';

export const batches = {
  chosen: [
    '{count, plural, one {# produit choisi} other {# produits choisis}}',
    '{count, plural, one {# product chosen} other {# products chosen}}',
  ],
  chooseAll: ['Choisir tous les produits de cette liste ({total})', 'Choose all products of this list ({total})'],
  allChosen: [
    'Tous les produits de cette liste sont choisis ({total})',
    'All products of this list are chosen ({total})',
  ],
  prices: ['Changer les prix', 'Change prices'],
  publish: ['Mettre en vente', 'Put on sale'],
  archive: ['Archiver', 'Archive'],
  weekdays: ['Jours de vente', 'Days on offer'],
  undo: ['Annuler', 'Undo'],
  cancel: ['Retour', 'Go back'],
} as const satisfies Record<string, Phrase>;

export const batchDone = {
  price: [
    '{count, plural, =0 {Aucun prix changé} one {Prix à jour pour # produit} other {Prix à jour pour # produits}}',
    '{count, plural, =0 {No prices changed} one {Prices changed for # product} other {Prices changed for # products}}',
  ],
  published: [
    '{count, plural, =0 {Aucun produit mis en vente} one {# produit en vente} other {# produits en vente}}',
    '{count, plural, =0 {No product put on sale} one {# product on sale} other {# products on sale}}',
  ],
  archived: [
    '{count, plural, =0 {Aucun produit archivé} one {# produit archivé} other {# produits archivés}}',
    '{count, plural, =0 {No product archived} one {# product archived} other {# products archived}}',
  ],
  weekdays: [
    '{count, plural, =0 {Aucun jour de vente changé} one {Jours de vente à jour pour # produit} other {Jours de vente à jour pour # produits}}',
    '{count, plural, =0 {No days changed} one {Days on offer changed for # product} other {Days on offer changed for # products}}',
  ],
  restored: [
    '{count, plural, =0 {Aucun produit remis comme avant} one {# produit remis comme avant} other {# produits remis comme avant}}',
    '{count, plural, =0 {No product put back} one {# product put back as it was} other {# products put back as they were}}',
  ],
} as const satisfies Record<string, Phrase>;

export const priceChange = {
  direction: ['Sens', 'Direction'],
  raise: ['Augmenter', 'Raise'],
  lower: ['Baisser', 'Lower'],
  by: ['De combien', 'By how much'],
  unit: ['En', 'In'],
  step: ['Arrondir le nouveau prix à', 'Round the new price to'],
  unrounded: ['sans arrondi', 'not rounded'],
  invalid: ['Ce n’est pas un nombre', 'This is not a number'],
  tooMuch: ['Trop pour un prix', 'Too much for a price'],
  explained: ['Les commandes déjà prises gardent leur prix.', 'Orders that were taken already keep their prices.'],
  none: [
    'Dites de combien : chaque nouveau prix s’affiche avant d’être enregistré.',
    'Say by how much: each new price is shown before it is saved.',
  ],
  size: ['Taille', 'Size'],
  before: ['Avant', 'Before'],
  after: ['Après', 'After'],
  caption: ['Prix avant et après', 'Prices before and after'],
  same: ['Aucun prix ne change.', 'No price changes.'],
  more: [
    '{left, plural, one {Voir le produit suivant} other {Voir la suite (# produits)}}',
    '{left, plural, one {See the next product} other {See the rest (# products)}}',
  ],
  save: ['Enregistrer ces prix', 'Save these prices'],
} as const satisfies Record<string, Phrase>;

export const dayChange = {
  how: ['Comment', 'How'],
  set: ['Seulement ces jours', 'These days only'],
  add: ['Ajouter ces jours', 'Add these days'],
  remove: ['Retirer ces jours', 'Take these days off'],
  none: ['Choisissez un jour.', 'Choose a day.'],
  save: ['Enregistrer ces jours', 'Save these days'],
} as const satisfies Record<string, Phrase>;
