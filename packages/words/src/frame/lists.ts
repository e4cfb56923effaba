import type { Phrase } from '../phrases/phrase.ts';

/** What lists say of a record, whatever its noun. */
export const lists = {
  state: ['État', 'Status'],
  active: ['En service', 'Active'],
  inactive: ['Hors service', 'Inactive'],
} as const satisfies Record<string, Phrase>;
