import type { LabelFormat } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import type { LabelMention } from '@traiteur/domain/kitchen/labels/missing-mentions.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const labels = {
  title: ['Étiquettes', 'Labels'],
  subtitle: ['ce que la loi veut lire sur chaque portion', 'what the law wants to read on each portion'],
  mentions: {
    name: ['le nom', 'the name'],
    ingredients: ['les ingrédients', 'the ingredients'],
    allergens: ['les allergènes', 'the allergens'],
    netWeight: ['la quantité nette', 'the net quantity'],
    useBy: ['la date limite', 'the use-by date'],
    keeping: ['la conservation', 'how to keep it'],
    maker: ['le nom et l’adresse de la maison', 'the house’s name and address'],
    meatOrigin: ['l’origine des viandes', 'where its meat comes from'],
    nutrition: ['les valeurs nutritionnelles', 'the nutrition'],
  } as const satisfies PhraseFor<LabelMention>,
  print: [
    'Imprimer {count, plural, one {# étiquette} other {# étiquettes}}',
    'Print {count, plural, one {# label} other {# labels}}',
  ],
  printAgain: ['Imprimer de nouveau', 'Print again'],
  settings: ['Réglages', 'Settings'],
  format: ['Format', 'Format'],
  smallPacks: [
    'Pour les contenants dont la plus grande face fait moins de 80 centimètres carrés : la loi y permet de plus petites lettres.',
    'For packs whose largest side is below 80 square centimetres: the law lets their letters be smaller.',
  ],
  goesOn: [
    'Taille réelle. Ce qui ne tient pas sur une étiquette passe à la suivante : 1/2, 2/2.',
    'As large as printed. What does not fit on one label goes on to the next: 1/2, 2/2.',
  ],
  begins: [
    'L’aperçu montre les {count, number} premières lignes ; toutes s’impriment.',
    'The preview shows the first {count, number} lines; all of them are printed.',
  ],
  dish: ['Plat', 'Dish'],
  everyDish: ['Tous les plats', 'All dishes'],
  round: ['Tournée', 'Round'],
  everyRound: ['Toutes les tournées', 'All rounds'],
  order: ['Commande', 'Order'],
  everyOrder: ['Toutes les commandes', 'All orders'],
  empty: ['Rien à étiqueter ce jour-là.', 'Nothing to label on that day.'],
  held: ['Lot bloqué : ces étiquettes ne s’impriment pas', 'Batch on hold: these labels are not printed'],
  heldLot: ['{portions} : lot {lot} bloqué', '{portions}: batch {lot} on hold'],
  missing: [
    'Ces étiquettes ne disent pas tout ce que la loi demande : elles ne s’impriment pas, les autres si',
    'These labels do not say all that the law asks for: they are not printed, the others are',
  ],
  missingOf: ['{portions} : il manque', '{portions}: missing'],
  portions: [
    '{dish}, {size} ({count, plural, one {# portion} other {# portions}})',
    '{dish}, {size} ({count, plural, one {# portion} other {# portions}})',
  ],
  unprinted: [
    '{count, plural, one {# portion sans étiquette} other {# portions sans étiquette}}',
    '{count, plural, one {# portion without a label} other {# portions without a label}}',
  ],
  printed: ['Déjà imprimées', 'Printed already'],
  printedAt: [
    '{count, plural, one {# portion} other {# portions}}, {format}, par {name}, {at}',
    '{count, plural, one {# portion} other {# portions}}, {format}, by {name}, {at}',
  ],
  columns: {
    at: ['Imprimée le', 'Printed on'],
    by: ['Par', 'By'],
    format: ['Format', 'Format'],
    order: ['Commande', 'Order'],
    client: ['Client', 'Client'],
    eater: ['Pour', 'For'],
    dish: ['Plat', 'Dish'],
    size: ['Taille', 'Size'],
    quantity: ['Portions', 'Portions'],
    netWeight: ['Poids net (g)', 'Net weight (g)'],
    lot: ['Lot', 'Lot'],
    useBy: ['À consommer jusqu’au', 'Use by'],
  },
  asPrinted: ['Telles qu’imprimées par {name}, {at}', 'As printed by {name}, {at}'],
  back: ['Revenir aux étiquettes du jour', 'Back to the labels of the day'],
  nth: ['{place, number}/{count, number}', '{place, number}/{count, number}'],
  ingredients: ['Ingrédients :', 'Ingredients:'],
  contents: ['Contient : {names}.', 'Contains: {names}.'],
  meatOrigin: ['Origine des viandes : {origin}.', 'Origin of meat: {origin}.'],
  traces: ['Peut contenir : {names}.', 'May contain: {names}.'],
  useBy: ['À consommer jusqu’au {date}.', 'Use by {date}.'],
  reheating: ['Réchauffage :', 'Reheating:'],
  nutritionLine: [
    'Valeurs nutritionnelles pour {amount} (par portion de {portion}) :',
    'Nutrition per {amount} (per portion of {portion}):',
  ],
  madeBy: ['Préparé par {maker}', 'Made by {maker}'],
  page: ['Page du site : {name}', 'Page on the site: {name}'],
  formats: {
    'small-roll': ['Rouleau 58 × 40\u00a0mm', 'Roll 58 × 40\u00a0mm'],
    'large-roll': ['Rouleau 100 × 60\u00a0mm', 'Roll 100 × 60\u00a0mm'],
    sheet: ['Planche A4 de huit', 'A4 sheet of eight'],
  } as const satisfies PhraseFor<LabelFormat>,
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    labels: typeof labels;
  }
}
