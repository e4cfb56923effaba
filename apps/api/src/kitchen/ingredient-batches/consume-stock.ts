import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { type Movement, moveStock } from './move-stock.ts';

/** Milligrams. */
interface Need {
  ingredientId: number;
  weight: number;
}

interface ConsumedShare {
  ingredientId: number;
  batchId: number;
  weight: number;
  useBy: LocalDate | null;
}

interface Consumption {
  shares: ConsumedShare[];
  /** What no batch had. */
  missing: Need[];
}

interface Consuming extends Saving {
  /** Of the cooking: a batch past its day gives nothing. */
  date: LocalDate;
  reason: string;
}

/** What goes into pots, of the batches that end first; those that are held or past their day give nothing. */
export async function consumeStock(
  db: Kysely<Database>,
  needs: readonly Need[],
  { date, reason, ...saving }: Consuming,
): Promise<Consumption> {
  const open = new Map<number, number>();
  for (const { ingredientId, weight } of needs) open.set(ingredientId, (open.get(ingredientId) ?? 0) + weight);
  const batches = await lockUsable(db, [...open.keys()], date);
  const shares: ConsumedShare[] = [];
  for (const { remaining, ...batch } of batches) {
    const need = open.get(batch.ingredientId) ?? 0;
    const weight = Math.min(need, remaining);
    if (weight === 0) continue;
    shares.push({ ...batch, weight });
    open.set(batch.ingredientId, need - weight);
  }
  const movements = shares.map(
    ({ batchId, weight }): Movement => ({ batchId, kind: 'cooked', weight: -weight, reason }),
  );
  await moveStock(db, movements, saving);
  return {
    shares,
    missing: [...open].flatMap(([ingredientId, weight]) => (weight > 0 ? [{ ingredientId, weight }] : [])),
  };
}

interface UsableBatch extends Omit<ConsumedShare, 'weight'> {
  remaining: number;
}

/** Locked in the order of their numbers, as whoever counts them does; then those that end first. */
async function lockUsable(
  db: Kysely<Database>,
  ingredientIds: readonly number[],
  date: LocalDate,
): Promise<UsableBatch[]> {
  const { rows } = await sql<UsableBatch>`
    with locked as materialized (
      select * from ingredient_batches
      where ingredient_id = any(${ingredientIds}::integer[]) and remaining > 0 and not held and not refused
        and (use_by is null or use_by >= ${date}::date)
      order by id for update)
    select id as "batchId", ingredient_id as "ingredientId", remaining, use_by as "useBy"
    from locked order by use_by nulls last, id`.execute(db);
  return rows;
}

/** What was consumed comes back: the dish was not cooked. */
export const releaseStock = (
  db: Kysely<Database>,
  shares: readonly Pick<ConsumedShare, 'batchId' | 'weight'>[],
  { reason, ...saving }: Saving & { reason: string },
): Promise<void> =>
  moveStock(
    db,
    shares.map(({ batchId, weight }) => ({ batchId, kind: 'cooked', weight, reason })),
    saving,
  );
