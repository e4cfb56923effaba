import type { Phrase } from '../phrases/phrase.ts';

export const production = {
  title: ['Cuisine', 'Kitchen'],
  open: ['Ouvrir l’écran de cuisine', 'Open the kitchen’s screen'],
  progress: ['{done, number} / {all, number} portions faites', '{done, number} / {all, number} portions done'],
  view: ['Affichage', 'View'],
  views: { dishes: ['À faire', 'To do'], shortages: ['À court', 'Short'] },
  previous: ['Jour précédent', 'Previous day'],
  next: ['Jour suivant', 'Next day'],
  empty: ['Rien à cuisiner ce jour-là.', 'Nothing to cook on that day.'],
  forHour: ['Pour {hour}', 'For {hour}'],
  hours: ['{quantity, number} pour {hour}', '{quantity, number} for {hour}'],
  tick: ['Fait : {quantity, number} × {dish}, {size}', 'Done: {quantity, number} × {dish}, {size}'],
  since: [
    '{count, plural, one {# de plus depuis} other {# de plus depuis}}',
    '{count, plural, one {# more since} other {# more since}}',
  ],
  fewer: [
    '{count, plural, one {# de moins depuis} other {# de moins depuis}}',
    '{count, plural, one {# fewer since} other {# fewer since}}',
  ],
  doneBy: ['{by}, {at}', '{by}, {at}'],
  shortage: {
    dish: ['Plat', 'Dish'],
    orderedOf: ['Commandées / prévues', 'Ordered / made'],
    left: ['Restent', 'Left'],
    missingCount: [
      '{count, plural, one {# portion manque} other {# portions manquent}}',
      '{count, plural, one {# portion is missing} other {# portions are missing}}',
    ],
    empty: [
      'Rien n’est compté ce jour-là : aucun plat n’a de limite.',
      'Nothing is counted on that day: no dish has a limit.',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    production: typeof production;
  }
}
