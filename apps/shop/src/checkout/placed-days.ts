import { id, localDate, localTime } from '@traiteur/contract/statement/fields.ts';
import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

const name = 'auth.placedDays';

const placedDay = z.object({
  id,
  number: z.string(),
  deliveryDate: localDate,
  slotStart: localTime,
  slotEnd: localTime,
  total: z.int(),
  isToPay: z.boolean(),
});
export type PlacedDay = z.output<typeof placedDay>;

/** How the page that pays them names them. */
export const addressOfDays = (days: readonly { id: number }[]): string => days.map((day) => day.id).join('-');

/** The orders of several days that were placed last: once they are paid, the client comes back here. */
export const readPlacedDays = (storage: TextStorage | undefined): PlacedDay[] =>
  (storage && readStored(storage, name, z.array(placedDay))) ?? [];

export function savePlacedDays(storage: TextStorage, orders: readonly OwnOrder[], isOnline: boolean): void {
  const days = orders.map(({ id: orderId, number, deliveryDate, slotStart, slotEnd, total, paymentChoice, due }) => ({
    id: orderId,
    number,
    deliveryDate,
    slotStart,
    slotEnd,
    total,
    isToPay: isOnline && paymentChoice === 'online' && due > 0,
  }));
  writeStored(storage, name, days);
}
