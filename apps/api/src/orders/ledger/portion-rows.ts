import { type RawBuilder, sql } from 'kysely';

/** For a statement with `offers o`. Where the offer may be missing, the caller names the columns of dish and size. */
export const portionsOn = (date: RawBuilder<unknown>, { product = 'o.product_id', size = 'o.size_id' } = {}) => sql`
  left join offer_availabilities v
    on v.product_id = ${sql.ref(product)} and v.size_id = ${sql.ref(size)} and v.delivery_date = ${date}
  left join offer_bookings b
    on b.product_id = ${sql.ref(product)} and b.size_id = ${sql.ref(size)} and b.delivery_date = ${date}
  left join lateral (select true as held from cooked_batches held
    where held.held and held.date = ${date} and held.product_id = ${sql.ref(product)} limit 1) pot on true`;

/** Ordered ones included; null = no limit. Of a batch on hold there are none. */
export const availablePortions = sql`case when pot.held then 0 else coalesce(v.available, o.quantity_available) end`;

export const orderedPortions = sql`coalesce(b.taken, 0)`;

/** Null = no limit; `greatest` alone would make it 0. */
export const leftPortions = sql`case when ${availablePortions} is not null then greatest(${availablePortions} - ${orderedPortions}, 0) end`;

interface Portions {
  productId: number;
  sizeId: number;
  quantity: number;
}

export const portionsIn = (lines: readonly Portions[], productId: number, sizeId: number): number =>
  lines
    .filter((line) => line.productId === productId && line.sizeId === sizeId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
