import type { FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import { exceeds, type Limit } from '@traiteur/domain/orders/limits.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { releaseDiscountCodeUse, reserveDiscountCodeUse } from '../../money/discount-codes/discount-code-use-rows.ts';
import { changeCounts, type CountsAfter } from './booking-rows.ts';
import { dishReason, type PlaceAmong, refusalsAmong, refusedCode, refuseAll } from './field-refusals.ts';
import { recordSalesOf } from './sale-rows.ts';
import { portionsIn } from './portion-rows.ts';

// The order of locks. All transactions lock in it, so that no two wait for each other: delivery configurations, menu
// plans, `idempotency_keys`, client, the group order that becomes an order, products, companies, the order if it
// stands already, `offer_bookings`, `slot_bookings`, each of `discount_codes` with its `discount_code_uses`,
// `order_years` (for the first order of a year), the order's own rows (`payments`, `online_payments`), the
// `order_sales` of that client alone, days of sales, and before the commit the series of invoices; within a table by
// key. The counter after the update decides: a count read before it may be out of date.
//
// Who cooks, or holds a batch, locks the holds, the cooking of a date and batches of goods before all of these.
//
// This order also protects allergies. Placing locks client and dishes; saving one of these locks it, then the orders
// that it touches; a step locks client and order. Of two that meet in an order, the second waits and reads what the
// first saved.

export interface Booking {
  clientId: number;
  slot: { scheduleId: number; date: string };
  /** The date of its portions, if its dishes were cooked for another date than the slot's. */
  cookedOn?: string | null;
  lines: readonly { productId: number; sizeId: number; quantity: number }[];
  discountCodeId: number | null;
  /** The place in the slot is held already, by the group order that becomes this order. */
  placeHeld?: boolean;
}

export interface WantedBooking extends Booking {
  /** `available`: portions per date. */
  offers: readonly { productId: number; sizeId: number; name: Bilingual; available: Limit }[];
  /** In orders. */
  capacity: Limit;
  placeForced: boolean;
  firstOrderOnly: boolean;
  /** Set where several orders are placed together. */
  among?: PlaceAmong | undefined;
}

/** @throws {Refusal} `quantity-unavailable`, `slot-full`, `discount-code-refused` */
export async function reserve(
  db: Kysely<Database>,
  booking: WantedBooking,
  write: (pastCapacity: boolean) => Promise<number>,
): Promise<number> {
  const [id] = await reserveAll(db, [booking], async ([pastCapacity = false]) => [await write(pastCapacity)]);
  if (id === undefined) throw new Error('the order was not written');
  return id;
}

/**
 * Orders of one client for different days, all or none. Each counter is locked once for all, in the order above.
 * @param write answers the ids in the order of the bookings
 * @throws {Refusal} as `reserve`
 */
export async function reserveAll(
  db: Kysely<Database>,
  bookings: readonly WantedBooking[],
  write: (pastCapacity: boolean[]) => Promise<number[]>,
): Promise<number[]> {
  const pastCapacity = await changeCounters(db, [], bookings);
  const ids = await write(pastCapacity);
  const [first] = bookings;
  if (first) await recordSalesOf(db, first.clientId, ids);
  return ids;
}

/** @throws {Refusal} `quantity-unavailable`, `slot-full`, `discount-code-refused`. Order and client are locked. */
export async function reserveAgain(
  db: Kysely<Database>,
  id: number,
  booking: WantedBooking,
  write: () => Promise<void>,
): Promise<void> {
  await changeCounters(db, [], [booking]);
  await write();
  const orders = await recordSalesOf(db, booking.clientId, [id]);
  // Placing asks this of the facts, since the client is locked by then; here other orders came since.
  if (booking.firstOrderOnly && orders > 1) refuseAll([refusedCode({ why: 'first-order-only' })]);
}

/** Order and client are locked, and the order is written as cancelled already. */
export async function release(db: Kysely<Database>, id: number, booking: Booking): Promise<void> {
  await changeCounters(db, [booking], []);
  await recordSalesOf(db, booking.clientId, [id]);
}

/**
 * What both bookings share stays and is not checked again. Order and client are locked; the client stays the same.
 * @throws {Refusal} `quantity-unavailable`, `slot-full`, `discount-code-refused`
 */
export async function move(
  db: Kysely<Database>,
  id: number,
  from: Booking,
  to: WantedBooking,
  write: (pastCapacity: boolean) => Promise<void>,
): Promise<void> {
  const [pastCapacity = false] = await changeCounters(db, [from], [to]);
  await write(pastCapacity);
  await recordSalesOf(db, from.clientId, [id]);
}

async function changeCounters(
  db: Kysely<Database>,
  from: readonly Booking[],
  to: readonly WantedBooking[],
): Promise<boolean[]> {
  const { portions, places } = await changeCounts(
    db,
    [...portionsOf(from, -1), ...portionsOf(to, 1)],
    [...placesOf(from, -1), ...placesOf(to, 1)],
  );
  refuseAll(to.flatMap((booking) => refusalsAmong(portionRefusals(booking, portions), booking.among)));
  const pastCapacity = to.map((booking) => isPastCapacity(booking, places));
  refuseAll(
    to.flatMap(({ placeForced, among }, index) =>
      pastCapacity[index] && !placeForced ? refusalsAmong([{ code: 'slot-full', field: 'slot' }], among) : [],
    ),
  );
  await changeCodes(db, from, to);
  return pastCapacity;
}

const dateOf = (booking: Booking) => booking.cookedOn ?? booking.slot.date;

const portionsOf = (bookings: readonly Booking[], sign: 1 | -1) =>
  bookings.flatMap((booking) =>
    booking.lines.map((line) => ({ ...line, date: dateOf(booking), quantity: sign * line.quantity })),
  );

const placesOf = (bookings: readonly Booking[], sign: 1 | -1) =>
  bookings.flatMap(({ slot, placeHeld }) => (placeHeld ? [] : [{ ...slot, change: sign }]));

const isPastCapacity = ({ slot, capacity }: WantedBooking, places: CountsAfter['places']): boolean =>
  places.some(
    ({ scheduleId, date, change, taken: total }) =>
      scheduleId === slot.scheduleId && date === slot.date && change > 0 && exceeds(total, capacity),
  );

function portionRefusals(booking: WantedBooking, portions: CountsAfter['portions']): FieldRefusal[] {
  const { lines, offers } = booking;
  const over = portions.flatMap(({ productId, sizeId, date, change, taken: total }) => {
    if (date !== dateOf(booking)) return [];
    const offer = offers.find((candidate) => candidate.productId === productId && candidate.sizeId === sizeId);
    if (!offer || change <= 0 || !exceeds(total, offer.available)) return [];
    const otherPortions = total - portionsIn(lines, productId, sizeId);
    return [{ ...offer, left: Math.max(0, (offer.available ?? 0) - otherPortions) }];
  });
  return lines.flatMap(({ productId, sizeId }, index) =>
    over
      .filter((offer) => offer.productId === productId && offer.sizeId === sizeId)
      .map(({ name, left }) => ({
        code: 'quantity-unavailable' as const,
        field: `lines.${index}.quantity`,
        reason: dishReason(name, left),
      })),
  );
}

async function changeCodes(
  db: Kysely<Database>,
  from: readonly Booking[],
  to: readonly WantedBooking[],
): Promise<void> {
  const stays = (booking: Booking, opposite: readonly Booking[]) =>
    opposite.some(({ discountCodeId }) => discountCodeId === booking.discountCodeId);
  const changes = [
    ...from
      .filter((booking) => !stays(booking, to))
      .map(({ clientId, discountCodeId: id }) => ({
        id,
        act: async (code: number): Promise<FieldRefusal[]> => {
          await releaseDiscountCodeUse(db, code, clientId);
          return [];
        },
      })),
    ...to
      .filter((booking) => !stays(booking, from))
      .map(({ clientId, discountCodeId: id, among }) => ({
        id,
        act: async (code: number): Promise<FieldRefusal[]> => {
          const reason = await reserveDiscountCodeUse(db, code, clientId);
          return reason ? refusalsAmong([refusedCode(reason)], among) : [];
        },
      })),
  ];
  for (const { id, act } of changes.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0)))
    if (id !== null) refuseAll(await act(id));
}
