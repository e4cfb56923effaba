import type { CookedDish, Preparation, production } from '@traiteur/contract/delivery/production.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { type Saving, type StaffCaller, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { followStock } from '../../kitchen/dish-declarations/follow-stock.ts';
import { saveBatch, followTicks, lockCooking, removeBatch } from '../../kitchen/cooked-batches/cook-batch.ts';
import { isCookedOn } from '../delivery-report/production-rows.ts';

type Operations = (typeof production)['operations'];
type DishTick = Body<Operations['tickProduction']>;
type PreparationTick = Body<Operations['tickPreparation']>;
type Cook = Acting<StaffCaller>;

/**
 * @throws {Refusal} `not-found` where nobody ordered that dish in that size for the date, `batch-held`, `lot-in-book`,
 *   `recipe-cooked`
 */
export const tickProduction = (tick: DishTick, { db, ...acting }: Cook): Promise<{ tick: CookedDish['tick'] }> =>
  inTransaction(db, async (transaction) => {
    const saving = { by: personOf(acting.caller), now: acting.clock() };
    await lockCooking(transaction, tick.date);
    await writeTick(transaction, tick, saving);
    await followStock(transaction, await followTicks(transaction, tick.date, tick.productId, saving), acting);
    const { quantity } = tick;
    return { tick: quantity === 0 ? null : { quantity, by: saving.by.name, at: saving.now.toISOString() } };
  });

async function writeTick(
  db: Kysely<Database>,
  { date, productId, sizeId, quantity }: DishTick,
  saving: Saving,
): Promise<void> {
  const key = { delivery_date: date, product_id: productId, size_id: sizeId };
  if (quantity === 0) {
    await db
      .deleteFrom('production_ticks')
      .where((is) => is.and(key))
      .execute();
    return;
  }
  const tick = { quantity, ...authorOf(saving) };
  // Dishes are taken out of a size while portions of it are still cooked: the lines know it then. Those of the day's
  // orders are asked, one order after the other: a dish has lines of years.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('production_ticks')
    .columns(['delivery_date', 'product_id', 'size_id', 'quantity', 'at', 'by_id', 'by_name'])
    .expression(
      sql`select ${date}::date, ${productId}, ${sizeId}, ${tick.quantity}, ${tick.at}::timestamptz, ${tick.by_id}::integer, ${tick.by_name}
        where exists (select from orders o
          cross join lateral (select from order_lines l
            where l.order_id = o.id and l.product_id = ${productId} and l.size_id = ${sizeId} limit 1) line
          where ${isCookedOn(date)})`,
    )
    .onConflict((conflict) => conflict.columns(['delivery_date', 'product_id', 'size_id']).doUpdateSet(tick))
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new Refusal('not-found');
}

/** @throws {Refusal} `not-found` for what is no preparation: a dish is ticked by its portions; `batch-held` */
export const tickPreparation = (
  { date, recipeId, isDone, weight }: PreparationTick,
  { db, ...acting }: Cook,
): Promise<{ tick: Preparation['tick'] }> =>
  inTransaction(db, async (transaction) => {
    const saving = { by: personOf(acting.caller), now: acting.clock() };
    const preparation = await transaction
      .selectFrom('recipes')
      .select('id')
      .where('id', '=', recipeId)
      .where('product_id', 'is', null)
      .executeTakeFirst();
    if (!preparation) throw new Refusal('not-found');
    await lockCooking(transaction, date);
    if (!isDone) {
      await followStock(transaction, await removeBatch(transaction, date, recipeId, saving), acting);
      return { tick: null };
    }
    await followStock(transaction, await saveBatch(transaction, { date, recipeId, weight }, saving), acting);
    return { tick: { weight, by: saving.by.name, at: saving.now.toISOString() } };
  });
