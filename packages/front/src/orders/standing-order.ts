import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { DeliverySlot } from '@traiteur/contract/delivery/delivery-schedules.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { type AllergyConflict, isSameConflict } from '@traiteur/domain/orders/allergies.ts';

export type DraftSlot = Pick<DeliverySlot, 'scheduleId' | 'date' | 'start' | 'end'>;

/** An order that is being changed. */
export interface StandingOrder {
  /** As it is now. */
  order: Order;
  /** The version that is typed over, and what it said. Somebody else may have saved since. */
  version: number;
  fields: OrderFields;
}

/** What of an order can be changed, in a form in which two versions can be compared. */
export interface OrderFields {
  /** As one reads it, over several lines. */
  address: string;
  slot: DraftSlot | null;
  /** Portions by dish and size, which are told apart by `productId sizeId`. */
  lines: { id: string; quantity: number }[];
  discountCode: string;
  kitchenNote: string;
  driverNote: string;
}

/** What a form can change of an order, as it stands. */
export const fieldsOfOrder = (order: Order): OrderFields => ({
  address: order.address ? addressText(order.address) : '',
  slot: slotOfOrder(order),
  lines: portionsOf(order.lines),
  discountCode: order.discountCode ?? '',
  kitchenNote: order.kitchenNote,
  driverNote: order.driverNote ?? '',
});

/** The slot of an order, as a draft has it. */
export const slotOfOrder = ({ scheduleId, deliveryDate, slotStart, slotEnd }: Order): DraftSlot => ({
  scheduleId,
  date: deliveryDate,
  start: slotStart,
  end: slotEnd,
});

interface PostalAddress {
  address: string;
  postalCode: string;
  city: string;
}

/** An address on two lines. */
export const addressText = ({ address, postalCode, city }: PostalAddress): string =>
  `${address}\n${postalCode} ${city}`;

/** Portions of each dish in each size, in whatever lines they stand, the dishes in one order. */
export function portionsOf(
  lines: readonly { productId: number; sizeId: number; quantity: number }[],
): OrderFields['lines'] {
  const dishes = Map.groupBy(lines, ({ productId, sizeId }) => `${productId} ${sizeId}`);
  return [...dishes]
    .map(([id, alike]) => ({ id, quantity: alike.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .sort((a, b) => a.id.localeCompare(b.id));
}

/** The client's address that an order goes to; undefined where they no longer have it. */
export const addressIdOf = ({ address: copy }: Order, { addresses }: Client): number | undefined =>
  addresses.find((one) => copy && addressText(one) === addressText(copy))?.id;

/** The conflict of the order that this one is, where the order has it already. */
export const standingConflict = (
  { order }: StandingOrder,
  conflict: Omit<AllergyConflict, 'mustOverride'>,
): Order['conflicts'][number] | undefined =>
  order.conflicts.find((one) => {
    const productId = order.lines[one.line]?.productId;
    return productId !== undefined && isSameConflict({ ...one, productId }, conflict);
  });
