import { type AllergyConflict, allergyConflicts, type ClientAllergen, type ProductAllergens } from '../allergies.ts';

/** What a dish is to somebody: it suits them, traces of what they avoid cannot be ruled out, or it contains it. */
export type Verdict = 'safe' | 'may_contain' | 'contains';

export interface Suitability {
  verdict: Verdict;
  /** What it is that it contains or may contain, the worst first. */
  allergenIds: number[];
  /** It contains what they are allergic to: it is not sold to them, and nobody has to ask. */
  isRefused: boolean;
}

/** Judges a dish by the rule that placing an order asks: the same answer in the list, on its page, in the cart and at the end. */
export function suitabilityOf(avoided: readonly ClientAllergen[], product: ProductAllergens): Suitability {
  const conflicts = allergyConflicts(avoided, [product]);
  const verdict = verdictOf(conflicts);
  return {
    verdict,
    allergenIds: conflicts.filter(({ presence }) => presence === verdict).map(({ allergenId }) => allergenId),
    isRefused: conflicts.some(({ mustOverride }) => mustOverride),
  };
}

function verdictOf(conflicts: readonly AllergyConflict[]): Verdict {
  if (conflicts.some(({ presence }) => presence === 'contains')) return 'contains';
  return conflicts.length > 0 ? 'may_contain' : 'safe';
}
