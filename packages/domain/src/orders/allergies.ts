/** How a client reacts: an allergy endangers, an intolerance makes ill. */
export type Severity = 'allergy' | 'intolerance';

/** `may_contain`: traces cannot be ruled out. */
export type Presence = 'contains' | 'may_contain';

export interface ClientAllergen {
  allergenId: number;
  severity: Severity;
}

export interface ProductAllergens {
  productId: number;
  allergens: readonly { allergenId: number; presence: Presence }[];
}

export interface AllergyConflict {
  productId: number;
  allergenId: number;
  severity: Severity;
  presence: Presence;
  /** The order stops until somebody overrides it by name and reason; otherwise it warns. */
  mustOverride: boolean;
}

/**
 * Every meeting of a client's allergen with a product that has it, the worst first, then in the products' order.
 *
 * An ingredient against an allergy can kill, so a person has to answer for it. Traces and intolerances only warn:
 * a caterer's kitchen may always hold traces, and a stop at each of them would teach people to click through the one
 * that matters. Traces against an allergy still come before an ingredient against an intolerance: only the first can
 * end in an emergency.
 */
export function allergyConflicts(
  client: readonly ClientAllergen[],
  products: readonly ProductAllergens[],
): AllergyConflict[] {
  return products
    .flatMap((product) => client.flatMap((reaction) => conflictsOf(reaction, product)))
    .sort((a, b) => rank(a) - rank(b));
}

function conflictsOf({ allergenId, severity }: ClientAllergen, product: ProductAllergens): AllergyConflict[] {
  return product.allergens
    .filter((allergen) => allergen.allergenId === allergenId)
    .map(({ presence }) => ({
      productId: product.productId,
      allergenId,
      severity,
      presence,
      mustOverride: severity === 'allergy' && presence === 'contains',
    }));
}

function rank({ severity, presence }: AllergyConflict): number {
  return (severity === 'allergy' ? 0 : 2) + (presence === 'contains' ? 0 : 1);
}

/** A conflict as somebody answers for it. */
type Answerable = Omit<AllergyConflict, 'mustOverride'>;

/** Whether two conflicts are one: an answer given for the milder of two does not hold for the graver. */
export const isSameConflict = (a: Answerable, b: Answerable): boolean =>
  a.productId === b.productId &&
  a.allergenId === b.allergenId &&
  a.severity === b.severity &&
  a.presence === b.presence;

/** Somebody answers for a dish: why the client may have it although it contains these allergens, and no others. */
export interface AllergyOverride {
  productId: number;
  allergenIds: readonly number[];
  reason: string;
  /** What they were asked about, where that was not sure to be the gravest: no other conflict is answered by it. */
  conflict?: Pick<AllergyConflict, 'severity' | 'presence'>;
}

/** The reason kept where clients accept a dish themselves on the site: a code, for which each reader gets words of their language. */
export const acceptedByClient = 'accepted-by-client';

/** What an order says of its conflicts at a glance: one that endangers and nobody answered for, one that somebody did, or only warnings. */
export const allergyAlerts = ['unanswered', 'override', 'warning'] as const;

export type AllergyAlert = (typeof allergyAlerts)[number];

/** What clients may do themselves about a conflict of an order of theirs: nothing, or accept it when they are asked once more. */
type OwnAnswer = 'refused' | 'to-accept';

/**
 * An ingredient against an allergy is refused to whoever orders it for themselves, unless the house lets its clients answer for that. Traces and
 * intolerances they know best.
 */
export const ownAnswerTo = (
  { mustOverride }: Pick<AllergyConflict, 'mustOverride'>,
  { allergiesByConfirmation }: { allergiesByConfirmation: boolean },
): OwnAnswer => (mustOverride && !allergiesByConfirmation ? 'refused' : 'to-accept');

/** Whether somebody still has to answer for a conflict of an order. */
export const isUnanswered = ({ mustOverride, answeredBy }: AnsweredConflict): boolean =>
  mustOverride && answeredBy === null;

/** A conflict of an order with the name of who answered for it; null where nobody did. */
type AnsweredConflict = Pick<AllergyConflict, 'mustOverride'> & { answeredBy: string | null };

/** The worst of an order's conflicts; null without any. */
export function alertOf(conflicts: readonly AnsweredConflict[]): AllergyAlert | null {
  if (conflicts.some(isUnanswered)) return 'unanswered';
  if (conflicts.some(({ mustOverride }) => mustOverride)) return 'override';
  return conflicts.length > 0 ? 'warning' : null;
}

/** Who answers for a conflict: an override given for another dish, before this one held that allergen, or for traces of it alone does not. */
export const overrideOf = <Override extends AllergyOverride>(
  { productId, allergenId, severity, presence }: Answerable,
  overrides: readonly Override[],
): Override | undefined =>
  overrides.find(
    ({ productId: dish, allergenIds, conflict = { severity, presence } }) =>
      dish === productId &&
      allergenIds.includes(allergenId) &&
      conflict.severity === severity &&
      conflict.presence === presence,
  );

/** The conflicts that stop the order because nobody has answered for them. */
export const unansweredConflicts = <Conflict extends Answerable & Pick<AllergyConflict, 'mustOverride'>>(
  conflicts: readonly Conflict[],
  overrides: readonly AllergyOverride[],
): Conflict[] => conflicts.filter((conflict) => conflict.mustOverride && !overrideOf(conflict, overrides));

/** A conflict of one line of an order; `line` is any number that tells the lines apart. */
type LineConflict = Omit<AllergyConflict, 'productId' | 'mustOverride'> & { line: number };

/**
 * What changes where orders are judged again: the conflicts that were not known, and those that are gone. One whose severity or presence has
 * changed is both, so that an answer given for the milder one does not hold for the graver.
 */
export function changedConflicts<Standing extends LineConflict, Current extends LineConflict>(
  standing: readonly Standing[],
  current: readonly Current[],
): { found: Current[]; gone: Standing[] } {
  const [standingKeys, currentKeys] = [new Set(standing.map(keyOf)), new Set(current.map(keyOf))];
  return {
    found: current.filter((conflict) => !standingKeys.has(keyOf(conflict))),
    gone: standing.filter((conflict) => !currentKeys.has(keyOf(conflict))),
  };
}

const keyOf = ({ line, allergenId, severity, presence }: LineConflict) =>
  `${line} ${allergenId} ${severity} ${presence}`;
