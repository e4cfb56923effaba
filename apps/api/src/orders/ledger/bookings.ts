import type { FieldRefusal } from '@traiteur/contract/wire/refusals.ts';
import { exceeds, type Limit } from '@traiteur/domain/orders/limits.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { releaseDiscountCodeUse, reserveDiscountCodeUse } from '../../money/discount-codes/discount-code-use-rows.ts';
import { changePlaces, changePortions } from './booking-rows.ts';
import { dishReason, refusedCode, refuseAll } from './field-refusals.ts';
import { recordSale } from './sale-rows.ts';
import { portionsIn } from './portion-rows.ts';

/**
 * What an order takes of the house: its portions, its place in the slot, the use of its discount code, and its part in what its client has
 * ordered and in the sales.
 *
 * Everybody locks in one order, so that two transactions never wait for each other: the delivery configurations, the client, the products, the order where it stands
 * already, `offer_bookings`, `slot_bookings`, `discount_codes` each with its `discount_code_uses`, for the first order of a year `order_years`, the
 * `order_sales` of that client alone, and the days of sales;
 * within a table in the order of the keys. What a counter says after taking decides: what was read before is a moment old.
 *
 * That order also keeps allergies: who places holds the client and the dishes, who saves one of these holds it and then the orders that it
 * touches, who takes a step holds the client and the order. Of two savings that meet in an order the second one waits for it, and
 * then reads what the first one saved.
 */
export interface Booking {
  clientId: number;
  slot: { scheduleId: number; date: string };
  /** Whose portions it has, where its dishes were cooked for another date than its slot's. */
  cookedOn?: string | null;
  lines: readonly { productId: number; sizeId: number; quantity: number }[];
  discountCodeId: number | null;
}

/** A booking that is to be made, and what it must not go past. */
export interface WantedBooking extends Booking {
  /** Portions of each offer for a date. */
  offers: readonly { productId: number; sizeId: number; name: Bilingual; available: Limit }[];
  /** Orders that the slot takes. */
  capacity: Limit;
  /** Whether the order is let in although the slot is full. */
  placeForced: boolean;
  /** Whether the discount code is for a client's first order alone. */
  firstOrderOnly: boolean;
}

/**
 * Takes what an order needs, has it written, and counts it. The client is held since before the order was assessed: whether it is their first one
 * is as it was then.
 * @param write writes the order and answers its id; it is told whether the order was let in past the slot's capacity
 * @throws {Refusal} `quantity-unavailable`, `slot-full`, `discount-code-refused`
 */
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

/**
 * Takes again what an order gave back, has it written as standing, and counts it: as its client's first again, where it is. The order and its client
 * are locked.
 * @throws {Refusal} `quantity-unavailable`, `slot-full`, `discount-code-refused` where others have taken it meanwhile
 */
export async function reserveAgain(
  db: Kysely<Database>,
  id: number,
  booking: WantedBooking,
  write: () => Promise<void>,
): Promise<void> {
  await changeCounters(db, undefined, booking);
  await write();
  const orders = await recordSale(db, booking.clientId, id);
  if (booking.firstOrderOnly && orders > 1) refuseAll([refusedCode({ why: 'first-order-only' })]);
}

/** Gives back all that an order has taken. The order and its client are locked, and it counts as cancelled already. */
export async function release(db: Kysely<Database>, id: number, booking: Booking): Promise<void> {
  await changeCounters(db, booking, undefined);
  await recordSale(db, booking.clientId, id);
}

/**
 * Exchanges what an order has taken for something else; what both have stays untouched, and is not asked for again. The order and its
 * client are locked, and it keeps its client.
 * @param write writes what the order says from now on; it is told whether it was let into another slot past that one's capacity
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

/** Answers whether the place that was taken is past the slot's capacity. */
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

/** Each line of an offer of which there is not enough, where the order wants more of it than before. */
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
