import type { CodeReason } from '@traiteur/domain/money/discount-codes.ts';
import { exceeds } from '@traiteur/domain/orders/limits.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Reserves a use of a code for a client. Locks both counts until the transaction ends.
 * @returns why the limits refuse it, after which the transaction must roll back; undefined if they allow it
 */
export async function reserveDiscountCodeUse(
  db: Kysely<Database>,
  id: number,
  clientId: number,
): Promise<CodeReason | undefined> {
  const code = await db
    .updateTable('discount_codes')
    .set((is) => ({ uses: is('uses', '+', 1) }))
    .where('id', '=', id)
    .returning(['uses', 'total_limit', 'client_limit', 'active', seriesActive.as('series_active')])
    .executeTakeFirst();
  if (!code) return { why: 'unknown' };
  if (!code.active) return { why: 'inactive' };
  if (code.series_active === false) return { why: 'series-inactive' };
  const { total_limit: limit, client_limit: clientLimit } = code;
  if (limit !== null && exceeds(code.uses, limit)) return { why: 'used-up', uses: code.uses - 1, limit };
  const { uses } = await db
    .insertInto('discount_code_uses')
    .values({ discount_code_id: id, client_id: clientId, uses: 1 })
    .onConflict((conflict) =>
      conflict.columns(['discount_code_id', 'client_id']).doUpdateSet({ uses: sql`discount_code_uses.uses + 1` }),
    )
    .returning('uses')
    .executeTakeFirstOrThrow();
  const isOver = clientLimit !== null && exceeds(uses, clientLimit);
  return isOver ? { why: 'client-used-up', uses: uses - 1, limit: clientLimit } : undefined;
}

/** Locks the two counts in the same order as {@link reserveDiscountCodeUse}. */
export async function releaseDiscountCodeUse(db: Kysely<Database>, id: number, clientId: number): Promise<void> {
  await db
    .updateTable('discount_codes')
    .set((is) => ({ uses: is('uses', '-', 1) }))
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('discount_code_uses')
    .set((is) => ({ uses: is('uses', '-', 1) }))
    .where('discount_code_id', '=', id)
    .where('client_id', '=', clientId)
    .execute();
}

const seriesActive = sql<
  boolean | null
>`(select s.active from discount_code_series s where s.id = discount_codes.series_id)`;
