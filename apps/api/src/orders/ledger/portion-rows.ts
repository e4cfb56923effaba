import { type RawBuilder, sql } from 'kysely';

/**
 * Joins to an offer, which stands as `o`, what was said of it for a date and what is booked of it then. A statement that knows its dish and
 * size also without an offer names their columns.
 */
export const portionsOn = (date: RawBuilder<unknown>, { product = 'o.product_id', size = 'o.size_id' } = {}) => sql`
  left join offer_availabilities v
    on v.product_id = ${sql.ref(product)} and v.size_id = ${sql.ref(size)} and v.delivery_date = ${date}
  left join offer_bookings b
    on b.product_id = ${sql.ref(product)} and b.size_id = ${sql.ref(size)} and b.delivery_date = ${date}`;

/** How many portions there are of all, those that are ordered included; null where nothing limits them. */
export const availablePortions = sql`coalesce(v.available, o.quantity_available)`;

/** How many are ordered. */
export const orderedPortions = sql`coalesce(b.taken, 0)`;

/** How many can still be ordered; null where nothing limits them. `greatest` alone would make 0 of an unknown number. */
export const leftPortions = sql`case when ${availablePortions} is not null then greatest(${availablePortions} - ${orderedPortions}, 0) end`;

/** A dish in a size, and how many of it. */
interface Portions {
  productId: number;
  sizeId: number;
  quantity: number;
}

/** Portions of one offer over all these lines. */
export const portionsIn = (lines: readonly Portions[], productId: number, sizeId: number): number =>
  lines
    .filter((line) => line.productId === productId && line.sizeId === sizeId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
