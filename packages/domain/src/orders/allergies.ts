/** An allergy is dangerous; an intolerance makes ill. */
export type Severity = 'allergy' | 'intolerance';

/** `may_contain`: possible traces. */
export type Presence = 'contains' | 'may_contain';

export interface ClientAllergen {
  allergenId: number;
  severity: Severity;
}

/** Somebody at a client's table, the client themselves among them. */
export interface Eater {
  id: number;
  isClient?: boolean;
  allergens: readonly ClientAllergen[];
}

/** A line for somebody is theirs alone; one for the whole table (null) may be eaten by everybody. */
export const eatersOfLine = <AnyEater extends Pick<Eater, 'id'>>(
  eaterId: number | null | undefined,
  table: readonly AnyEater[],
): readonly AnyEater[] => (eaterId == null ? table : table.filter(({ id }) => id === eaterId));

/** A guest of a group order eats of that order alone, everybody else at the table of each. */
export const eatsOfOrder = (eater: { groupOrderId: number | null }, order: { groupOrderId: number | null }): boolean =>
  eater.groupOrderId === null || eater.groupOrderId === order.groupOrderId;

export interface ProductAllergens {
  productId: number;
  allergens: readonly { id: number; presence: Presence }[];
}

/** All that either declares; of an allergen of both the graver presence. */
export function gravestAllergens<Allergen extends ProductAllergens['allergens'][number]>(
  first: readonly Allergen[],
  second: readonly Allergen[],
): Allergen[] {
  const gravest = new Map(first.map((allergen) => [allergen.id, allergen]));
  for (const allergen of second)
    if (gravest.get(allergen.id)?.presence !== 'contains') gravest.set(allergen.id, allergen);
  return [...gravest.values()];
}

export interface AllergyConflict {
  /** Who reacts; null where a stored conflict is of somebody who is at the table no more. */
  eaterId: number | null;
  isClient?: boolean;
  productId: number;
  allergenId: number;
  severity: Severity;
  presence: Presence;
  /** Stops the order until a named person gives a reason; otherwise only a warning. */
  mustOverride: boolean;
}

/**
 * What dishes are to those who may eat them. The gravest first, then in the products' order. An ingredient against an
 * allergy can kill: a person must answer for it. Traces and intolerances only warn: too many stops teach people to
 * click through the one that matters. Traces against an allergy precede an ingredient against an intolerance: only the
 * first can end in an emergency.
 */
export function allergyConflicts(eaters: readonly Eater[], products: readonly ProductAllergens[]): AllergyConflict[] {
  return products
    .flatMap((product) =>
      eaters.flatMap((eater) => eater.allergens.flatMap((reaction) => conflictsOf(eater, reaction, product))),
    )
    .sort((a, b) => rank(a) - rank(b));
}

function conflictsOf(
  { id: eaterId, isClient = false }: Eater,
  { allergenId, severity }: ClientAllergen,
  product: ProductAllergens,
): AllergyConflict[] {
  return product.allergens
    .filter(({ id }) => id === allergenId)
    .map(({ presence }) => ({
      eaterId,
      isClient,
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

type Answerable = Omit<AllergyConflict, 'mustOverride'>;

/** An answer to a milder conflict does not cover a graver one, nor that for somebody anybody else. */
export const isSameConflict = (a: Answerable, b: Answerable): boolean =>
  a.eaterId === b.eaterId &&
  a.productId === b.productId &&
  a.allergenId === b.allergenId &&
  a.severity === b.severity &&
  a.presence === b.presence;

export interface AllergyOverride {
  /** Absent: the client themselves. */
  eaterId?: number | undefined;
  productId: number;
  allergenIds: readonly number[];
  reason: string;
  /** The conflict asked about, when it may not be the gravest; it answers no other. */
  conflict?: Pick<AllergyConflict, 'severity' | 'presence'>;
}

/** Reason code for a dish that clients accept themselves; shown in the reader's language. */
export const acceptedByClient = 'accepted-by-client';

/** The worst of an order's conflicts: dangerous and unanswered, dangerous and answered, or warnings only. */
export const allergyAlerts = ['unanswered', 'override', 'warning'] as const;

export type AllergyAlert = (typeof allergyAlerts)[number];

type OwnAnswer = 'refused' | 'to-accept';

/** Clients cannot order what they are allergic to unless the house lets them accept it. The rest is their decision. */
export const ownAnswerTo = (
  { mustOverride }: Pick<AllergyConflict, 'mustOverride'>,
  { allergiesByConfirmation }: { allergiesByConfirmation: boolean },
): OwnAnswer => (mustOverride && !allergiesByConfirmation ? 'refused' : 'to-accept');

export const isUnanswered = ({ mustOverride, answeredBy }: AnsweredConflict): boolean =>
  mustOverride && answeredBy === null;

/** With the name of who answered; null without an answer. */
type AnsweredConflict = Pick<AllergyConflict, 'mustOverride'> & { answeredBy: string | null };

export function alertOf(conflicts: readonly AnsweredConflict[]): AllergyAlert | null {
  if (conflicts.some(isUnanswered)) return 'unanswered';
  if (conflicts.some(({ mustOverride }) => mustOverride)) return 'override';
  return conflicts.length > 0 ? 'warning' : null;
}

/** An answer for somebody else, for another dish, for other allergens or only for traces does not count. */
export const overrideOf = <Override extends AllergyOverride>(
  { eaterId, isClient = false, productId, allergenId, severity, presence }: Answerable,
  overrides: readonly Override[],
): Override | undefined =>
  overrides.find(
    ({ eaterId: eater, productId: dish, allergenIds, conflict = { severity, presence } }) =>
      (eater === undefined ? isClient : eater === eaterId) &&
      dish === productId &&
      allergenIds.includes(allergenId) &&
      conflict.severity === severity &&
      conflict.presence === presence,
  );

export const unansweredConflicts = <Conflict extends Answerable & Pick<AllergyConflict, 'mustOverride'>>(
  conflicts: readonly Conflict[],
  overrides: readonly AllergyOverride[],
): Conflict[] => conflicts.filter((conflict) => conflict.mustOverride && !overrideOf(conflict, overrides));

/** A conflict of a line; `line` is any number unique to it. */
type LineConflict = Omit<AllergyConflict, 'productId' | 'mustOverride'> & { line: number };

/** A changed severity or presence is found and gone, so the answer to a milder conflict does not cover a graver one. */
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

const keyOf = ({ line, eaterId, allergenId, severity, presence }: LineConflict) =>
  `${line} ${eaterId} ${allergenId} ${severity} ${presence}`;
