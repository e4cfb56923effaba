import type { Availability, AvailabilityInput } from '@traiteur/contract/catalogue/availabilities.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../core/refusal.ts';
import { bilingual } from '../../../database/rows/bilingual.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import type { Database } from '../../../database/schema.ts';
import { availablePortions, orderedPortions, portionsOn } from '../../../orders/ledger/portion-rows.ts';

/** @throws {Refusal} `not-found` */
export async function getAvailability(db: Kysely<Database>, id: number, date: LocalDate): Promise<Availability> {
  const product = await db
    .selectFrom('products')
    .select(sql<Availability['name']>`${bilingual('name')}`.as('name'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!product) throw new Refusal('not-found');
  const sizes = await sizesOn(db, id, date);
  const toldSizes = sizes.filter(({ isTold }) => isTold).map(({ sizeId, available }) => ({ sizeId, available }));
  return {
    id,
    ...product,
    date,
    sizes: sizes.map(({ isTold, ...size }) => ({ ...size, available: isTold ? size.available : null })),
    told: toldSizes.length > 0 ? [{ date, sizes: toldSizes }] : [],
  };
}

async function sizesOn(db: Kysely<Database>, id: number, date: LocalDate) {
  const { rows } = await sql<Availability['sizes'][number] & { isTold: boolean }>`
    select offered.*, greatest(available - taken, 0) as "left", greatest(taken - available, 0) as missing
    from (
      select o.size_id as "sizeId", ${bilingual('s.name')} as name, o.quantity_available as usual, s.position,
        ${availablePortions} as available, v.available is not null as "isTold", ${orderedPortions} as taken
      from offers o join sizes s on s.id = o.size_id
      ${portionsOn(sql`${date}::date`)}
      where o.product_id = ${id}
    ) offered order by position, "sizeId"`.execute(db);
  // SQL's `greatest` ignores null: without a limit, nothing is missing.
  return rows.map((size) => (size.available === null ? { ...size, left: null, missing: 0 } : size));
}

/**
 * Locks the dish: orders placed meanwhile wait for the new number. Existing orders keep theirs, even above it.
 * @throws {Refusal} `not-found`, `size-not-offered`
 */
export const setAvailability = (
  db: Kysely<Database>,
  id: number,
  date: LocalDate,
  { sizes }: AvailabilityInput,
): Promise<Availability> =>
  inTransaction(db, async (transaction) => {
    await sql`select from products where id = ${id} for no key update`.execute(transaction);
    const availability = await getAvailability(transaction, id, date);
    for (const { sizeId, available } of sizes) {
      if (!availability.sizes.some((size) => size.sizeId === sizeId))
        throw new Refusal('size-not-offered', { field: 'sizes' });
      const key = { product_id: id, size_id: sizeId, delivery_date: date };
      if (available === null) await forget(transaction, key);
      else await notifyOfAvailability(transaction, { ...key, available });
    }
    return getAvailability(transaction, id, date);
  });

type Row = Database['offer_availabilities'];

const notifyOfAvailability = (db: Kysely<Database>, row: Row) =>
  db
    .insertInto('offer_availabilities')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'size_id', 'delivery_date']).doUpdateSet({ available: row.available }),
    )
    .execute();

const forget = (db: Kysely<Database>, { product_id, size_id, delivery_date }: Omit<Row, 'available'>) =>
  db
    .deleteFrom('offer_availabilities')
    .where('product_id', '=', product_id)
    .where('size_id', '=', size_id)
    .where('delivery_date', '=', delivery_date)
    .execute();
