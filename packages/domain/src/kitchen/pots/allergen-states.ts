import type { Presence } from '../../orders/allergies.ts';

/** What the house knows of an allergen in an ingredient, the gravest first. `unknown` is never `none`. */
export const allergenStates = ['contains', 'unknown', 'may_contain', 'none'] as const;
export type AllergenState = (typeof allergenStates)[number];

/** Of things that come together in one pot. Where nothing is said of any, all is unknown. */
export const gravestState = (states: readonly AllergenState[]): AllergenState =>
  allergenStates.find((state) => states.includes(state)) ?? 'unknown';

/** What a dish declares of a state. Who may not eat traces does not eat what nobody knows either. */
export const declaredPresence = (state: AllergenState): Presence | null =>
  state === 'none' ? null : state === 'contains' ? 'contains' : 'may_contain';

/** The graver of a declaration and what is in the pot: neither of them takes anything away from the other. */
export const graverPresence = (first: Presence | null, second: Presence | null): Presence | null =>
  second === 'contains' ? second : (first ?? second);
