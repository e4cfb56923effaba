import type { Phrase } from '../../phrases/phrase.ts';

/** Of the column of a single allergen, in files of people and of dishes. */
export const allergenColumnsOf = {
  clients: {
    name: ['Allergie : {name}', 'Allergy: {name}'],
    help: ['Une croix, « allergie » ou « intolérance »', 'A cross, “allergy” or “intolerance”'],
  },
  products: {
    name: ['Allergène : {name}', 'Allergen: {name}'],
    help: ['Une croix, ou « traces »', 'A cross, or “traces”'],
  },
} as const satisfies Record<string, Record<'name' | 'help', Phrase>>;
