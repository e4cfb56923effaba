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
    netWeight: ['le poids net', 'the net weight'],
    useBy: ['la date limite', 'the use-by date'],
    keeping: ['la conservation', 'how to keep it'],
    maker: ['le nom et l’adresse de la maison', 'the house’s name and address'],
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
  heldLot: ['{dish} ({lot})', '{dish} ({lot})'],
  missing: [
    '{count, plural, one {Une étiquette ne dit pas tout ce que la loi demande} other {# étiquettes ne disent pas tout ce que la loi demande}}',
    '{count, plural, one {A label does not say all that the law asks for} other {# labels do not say all that the law asks for}}',
  ],
  missingOf: ['{dish}, {size} : il manque', '{dish}, {size}: missing'],
  printed: ['Déjà imprimées', 'Printed already'],
  printedAt: [
    '{count, plural, one {# portion} other {# portions}}, {format}, par {name}, {at}',
    '{count, plural, one {# portion} other {# portions}}, {format}, by {name}, {at}',
  ],
  asPrinted: ['Telles qu’imprimées par {name}, {at}', 'As printed by {name}, {at}'],
  back: ['Revenir aux étiquettes du jour', 'Back to the labels of the day'],
  nth: ['{place, number}/{count, number}', '{place, number}/{count, number}'],
  ingredients: ['Ingrédients :', 'Ingredients:'],
  traces: ['Peut contenir : {names}.', 'May contain: {names}.'],
  useBy: ['À consommer jusqu’au {date}.', 'Use by {date}.'],
  reheating: ['Réchauffage :', 'Reheating:'],
  nutritionLine: ['Valeurs nutritionnelles pour 100 g (par portion) :', 'Nutrition per 100 g (per portion):'],
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
