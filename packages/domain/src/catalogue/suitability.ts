import {
  type AllergyConflict,
  allergyConflicts,
  type ClientAllergen,
  type ProductAllergens,
} from '../orders/allergies.ts';

type Verdict = 'safe' | 'may_contain' | 'contains';

/** `refused`: contains what the person is allergic to. */
type Warning = 'refused' | Exclude<Verdict, 'safe'>;

export interface Suitability {
  verdict: Verdict;
  /** All avoided allergens present or possible: a mild one never hides traces of a dangerous one. */
  warnings: { warning: Warning; allergenIds: number[] }[];
  isRefused: boolean;
}

/** The same rule as placing an order, so that list, page, cart and checkout agree. */
export function suitabilityOf(avoided: readonly ClientAllergen[], product: ProductAllergens): Suitability {
  const conflicts = allergyConflicts([{ id: 0, allergens: avoided }], [product]);
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
