import { type Amount, type Measures, weightOf } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

/** Milligrams: a ton. */
export const largestWeight = 1_000_000_000;

export async function measuresOf(
  db: Kysely<Database>,
  ingredientIds: readonly number[],
): Promise<ReadonlyMap<number, Measures>> {
  const rows = await db
    .selectFrom('ingredients')
    .select(['id', 'density', 'piece_weight as pieceWeight'])
    .where(sql<boolean>`id = any(${ingredientIds}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, ...measures }) => [id, measures]));
}

/** @throws {Refusal} `unknown-reference`, `weight-unknown`, `invalid-input` where it is more than the house can hold */
export function typedWeight(
  { amount, times = 1 }: { amount: Amount; times?: number },
  measures: Measures | undefined,
  field: string,
): number {
  if (!measures) throw new Refusal('unknown-reference', { field });
  const weight = weightOf(amount, measures);
  if (weight === null) throw new Refusal('weight-unknown', { field });
  if (weight * times > largestWeight) throw new Refusal('invalid-input', { faults: [{ field, code: 'too-large' }] });
  return weight * times;
}

/** Of what is there at all. @throws {Refusal} as `typedWeight`, and `invalid-input` where it weighs nothing */
export function weightOfGoods(...typing: Parameters<typeof typedWeight>): number {
  const weight = typedWeight(...typing);
  const [, , field] = typing;
  if (weight === 0) throw new Refusal('invalid-input', { faults: [{ field, code: 'too-small' }] });
  return weight;
}
