import type { FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import { exceeds, type Limit } from '@traiteur/domain/orders/limits.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { releaseDiscountCodeUse, reserveDiscountCodeUse } from '../../money/discount-codes/discount-code-use-rows.ts';
import { changePlaces, changePortions } from './booking-rows.ts';
import { dishReason, refusedCode, refuseAll } from './field-refusals.ts';
import { recordSale } from './sale-rows.ts';
import { portionsIn } from './portion-rows.ts';

// The order of locks. All transactions lock in it, so that no two wait for each other: delivery configurations,
// `idempotency_keys`, client, products, the order if it stands already, `offer_bookings`, `slot_bookings`, each of
// `discount_codes` with its `discount_code_uses`, `order_years` (for the first order of a year), the order's own rows
// (`payments`, `online_payments`), the `order_sales` of that client alone, days of sales, and before the commit the
// series of invoices; within a table by key. The counter after the update decides: a count read before it may be out of
// date.
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
}

export interface WantedBooking extends Booking {
  /** `available`: portions per date. */
  offers: readonly { productId: number; sizeId: number; name: Bilingual; available: Limit }[];
  /** In orders. */
  capacity: Limit;
  placeForced: boolean;
  firstOrderOnly: boolean;
}

/** @throws {Refusal} `quantity-unavailable`, `slot-full`, `discount-code-refused` */
export async function reserve(
  db: Kysely<Database>,
  booking: WantedBooking,
  write: (pastCapacity: boolean) => Promise<number>,
): Promise<number> {
  const pastCapacity = await changeCounters(db, undefined, booking);
  const id = await write(pastCapacity);
  await recordSale(db, booking.clientId, id);
  return id;
}

/** @throws {Refusal} `quantity-unavailable`, `slot-full`, `discount-code-refused`. Order and client are locked. */
export async function reserveAgain(
  db: Kysely<Database>,
  id: number,
  booking: WantedBooking,
  write: () => Promise<void>,
): Promise<void> {
  await changeCounters(db, undefined, booking);
  await write();
  const orders = await recordSale(db, booking.clientId, id);
  // Placing asks this of the facts, since the client is locked by then; here other orders came since.
  if (booking.firstOrderOnly && orders > 1) refuseAll([refusedCode({ why: 'first-order-only' })]);
}

/** Order and client are locked, and the order is written as cancelled already. */
export async function release(db: Kysely<Database>, id: number, booking: Booking): Promise<void> {
  await changeCounters(db, booking, undefined);
  await recordSale(db, booking.clientId, id);
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
  const pastCapacity = await changeCounters(db, from, to);
  await write(pastCapacity);
  await recordSale(db, from.clientId, id);
}

async function changeCounters(
  db: Kysely<Database>,
  from: Booking | undefined,
  to: WantedBooking | undefined,
): Promise<boolean> {
  const portions = await changePortions(db, [...portionsOf(from, -1), ...portionsOf(to, 1)]);
  refuseAll(to ? portionRefusals(to, portions) : []);
  const places = await changePlaces(db, [...placeOf(from, -1), ...placeOf(to, 1)]);
  const pastCapacity = places.some((slot) => slot.change > 0 && exceeds(slot.taken, to?.capacity ?? null));
  refuseAll(pastCapacity && !to?.placeForced ? [{ code: 'slot-full', field: 'slot' }] : []);
  await changeCode(db, from, to);
  return pastCapacity;
}

const portionsOf = (booking: Booking | undefined, sign: 1 | -1) =>
  booking?.lines.map((line) => ({
    ...line,
    date: booking.cookedOn ?? booking.slot.date,
    quantity: sign * line.quantity,
  })) ?? [];

const placeOf = (booking: Booking | undefined, sign: 1 | -1) => (booking ? [{ ...booking.slot, change: sign }] : []);

function portionRefusals(
  { lines, offers }: WantedBooking,
  portions: Awaited<ReturnType<typeof changePortions>>,
): FieldRefusal[] {
  const over = portions.flatMap(({ productId, sizeId, change, taken: total }) => {
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

async function changeCode(
  db: Kysely<Database>,
  from: Booking | undefined,
  to: WantedBooking | undefined,
): Promise<void> {
  const [oldCodeId, newCodeId] = [from?.discountCodeId ?? null, to?.discountCodeId ?? null];
  if (oldCodeId === newCodeId) return;
  for (const id of [oldCodeId, newCodeId].filter((code) => code !== null).toSorted((a, b) => a - b)) {
    if (from && id === oldCodeId) await releaseDiscountCodeUse(db, id, from.clientId);
    else if (to) {
      const reason = await reserveDiscountCodeUse(db, id, to.clientId);
      refuseAll(reason ? [refusedCode(reason)] : []);
    }
  }
}
