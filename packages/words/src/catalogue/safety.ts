import type { Phrase } from '../phrases/phrase.ts';

export const shopSafety = {
  refused: ['Contient un allergène qui vous est interdit : {names}', 'Contains what you are allergic to: {names}'],
  /** Others at the client's table. */
  refusedFor: [
    'Contient ce à quoi {eaters} {count, plural, one {est allergique} other {sont allergiques}} : {names}',
    'Contains what {eaters} {count, plural, one {is} other {are}} allergic to: {names}',
  ],
  safe: ['Vous convient', 'Suits you'],
  contains: ['Contient : {names}', 'Contains: {names}'],
  none: ['Sans aucun des 14 allergènes', 'None of the 14 allergens'],
  may_contain: ['Peut contenir : {names}', 'May contain: {names}'],
} as const satisfies Record<string, Phrase>;
