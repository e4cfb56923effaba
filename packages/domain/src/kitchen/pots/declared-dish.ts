import type { Presence } from '../../orders/allergies.ts';
import { type AllergenState, declaredPresence, graverPresence } from './allergen-states.ts';

/** What was declared by hand before the dish had a recipe. */
export interface HandDeclaration {
  presence: Presence | null;
  /** It stays declared beside the recipe; null = nobody has answered. */
  stays: boolean | null;
}

/** Until somebody answers, a dish declares the graver of both: neither a typed allergen nor one in the pot is lost. */
export function dishPresence(state: AllergenState, hand: HandDeclaration | undefined): Presence | null {
  const inPot = declaredPresence(state);
  return hand?.presence && hand.stays !== false ? graverPresence(hand.presence, inPot) : inPot;
}

/** Unknown differs from nothing: there is no answer to it but to find out. */
export const isDisputed = (state: AllergenState, hand: HandDeclaration | undefined): boolean =>
  state !== 'unknown' && (hand?.stays ?? null) === null && (hand?.presence ?? null) !== declaredPresence(state);
