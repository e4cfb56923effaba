import {
  type AllergyConflict,
  allergyConflicts,
  type ClientAllergen,
  type ProductAllergens,
} from '../orders/allergies.ts';

/** What a dish is to somebody: it suits them, traces of what they avoid cannot be ruled out, or it contains it. */
type Verdict = 'safe' | 'may_contain' | 'contains';

/** What is said of a dish against somebody: an ingredient that they are allergic to refuses it, any other one is only contained, the rest are traces. */
type Warning = 'refused' | Exclude<Verdict, 'safe'>;

export interface Suitability {
  verdict: Verdict;
  /** All that they avoid of what it contains or may contain: a mild ingredient never hides traces of what endangers. */
  warnings: { warning: Warning; allergenIds: number[] }[];
  /** It contains what they are allergic to: it is not sold to them, and nobody has to ask. */
  isRefused: boolean;
}

/** Judges a dish by the rule that placing an order asks: the same answer in the list, on its page, in the cart and at the end. */
export function suitabilityOf(avoided: readonly ClientAllergen[], product: ProductAllergens): Suitability {
  const conflicts = allergyConflicts(avoided, [product]);
  return {
    verdict: verdictOf(conflicts),
    warnings: warningsOf(conflicts),
    isRefused: conflicts.some(({ mustOverride }) => mustOverride),
  };
}

function verdictOf(conflicts: readonly AllergyConflict[]): Verdict {
  if (conflicts.some(({ presence }) => presence === 'contains')) return 'contains';
  return conflicts.length > 0 ? 'may_contain' : 'safe';
}

const warningsInOrder = ['refused', 'contains', 'may_contain'] as const satisfies readonly Warning[];

function warningsOf(conflicts: readonly AllergyConflict[]): Suitability['warnings'] {
  const byWarning = Map.groupBy(conflicts, ({ mustOverride, presence }) => (mustOverride ? 'refused' : presence));
  return warningsInOrder.flatMap((warning) => {
    const allergenIds = byWarning.get(warning)?.map(({ allergenId }) => allergenId);
    return allergenIds ? [{ warning, allergenIds }] : [];
  });
}
