import type { Phrase } from '../phrases/phrase.ts';

export const cookedBatches = {
  title: ['Lots cuisinés', 'Cooked batches'],
  count: [
    '{count, plural, =0 {aucun lot cuisiné} one {# lot cuisiné} other {# lots cuisinés}}',
    '{count, plural, =0 {no cooked batches} one {# cooked batch} other {# cooked batches}}',
  ],
  empty: [
    'Rien n’est coché pour ce jour : chaque plat ou préparation coché fait un lot.',
    'Nothing is ticked for that day: each dish or preparation that is ticked makes a batch.',
  ],
  lot: ['Lot', 'Lot'],
  weight: ['Poids', 'Weight'],
  useBy: ['Jusqu’au', 'Until'],
  by: ['Cuisiné par', 'Cooked by'],
  parts: ['De quoi il est fait', 'What went in'],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    cookedBatches: typeof cookedBatches;
  }
}
