import type { Phrase } from '../phrases/phrase.ts';

/** What lists say of a record, whatever its noun. */
export const lists = {
  active: ['Actif', 'Active'],
  inactive: ['Inactif', 'Inactive'],
} as const satisfies Record<string, Phrase>;
