import {
  type AllergyConflict,
  allergyConflicts,
  type ClientAllergen,
  type Eater,
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

interface AskedEater extends Eater {
  /** Whether anybody was asked about their allergies: without an answer, none are unknown ones. */
  allergiesAsked: boolean;
}

export interface EaterSuitability<AnyEater> {
  eater: AnyEater;
  /** `unknown`: nothing is known against it, since nobody was asked. */
  verdict: Verdict | 'unknown';
  suitability: Suitability;
}

/** What a dish is to each of those who may eat it. */
export const suitabilityForEach = <AnyEater extends AskedEater>(
  eaters: readonly AnyEater[],
  product: ProductAllergens,
): EaterSuitability<AnyEater>[] =>
  eaters.map((eater) => {
    const suitability = suitabilityOf(eater.allergens, product);
    const isUnknown = !eater.allergiesAsked && eater.allergens.length === 0;
    return { eater, verdict: isUnknown ? 'unknown' : suitability.verdict, suitability };
  });

/** Of a table: suits all of them, some of them, or none of them, at worst with traces or with the ingredient itself. */
export type TableVerdict = 'safe' | 'some' | 'may_contain' | 'contains';

/** Somebody whose allergies are unknown keeps a dish from suiting all, and is no reason to hide it. */
export function tableVerdictOf(verdicts: readonly EaterSuitability<unknown>['verdict'][]): TableVerdict {
  if (verdicts.every((verdict) => verdict === 'safe')) return 'safe';
  if (verdicts.some((verdict) => verdict === 'safe' || verdict === 'unknown')) return 'some';
  return verdicts.includes('may_contain') ? 'may_contain' : 'contains';
}
