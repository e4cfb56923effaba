import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { DeliverySlot } from '@traiteur/contract/delivery/delivery-schedules.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { type AllergyConflict, isSameConflict } from '@traiteur/domain/orders/allergies.ts';

export type DraftSlot = Pick<DeliverySlot, 'scheduleId' | 'date' | 'start' | 'end'>;

export interface StandingOrder {
  /** Reloaded: its current state. */
  order: Order;
  /** The version and values that the form started from. A colleague may have saved a newer one. */
  version: number;
  fields: OrderFields;
}

export interface OrderFields {
  address: string;
  slot: DraftSlot | null;
  /** `id` is that of `dishOf`. */
  lines: { id: string; quantity: number }[];
  discountCode: string;
  kitchenNote: string;
  driverNote: string;
}

export const fieldsOfOrder = (order: Order): OrderFields => ({
  address: order.address ? addressText(order.address) : '',
  slot: slotOfOrder(order),
  lines: portionsOf(order.lines),
  discountCode: order.discountCode ?? '',
  kitchenNote: order.kitchenNote,
  driverNote: order.driverNote ?? '',
});

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

export const addressText = ({ address, postalCode, city }: PostalAddress): string =>
  `${address}\n${postalCode} ${city}`;

interface IdentifiedLine {
  productId: number;
  sizeId: number;
  eaterId?: number | null | undefined;
}

/** Identifies a line: a dish in its size, for whom. */
export const dishOf = ({ productId, sizeId, eaterId }: IdentifiedLine): string =>
  [productId, sizeId, ...(eaterId == null ? [] : [eaterId])].join(' ');

export function portionsOf(lines: readonly (IdentifiedLine & { quantity: number })[]): OrderFields['lines'] {
  const dishes = Map.groupBy(lines, dishOf);
  return [...dishes]
    .map(([id, alike]) => ({ id, quantity: alike.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .sort((a, b) => a.id.localeCompare(b.id));
}

/** Undefined when the client has deleted the address. */
export const addressIdOf = ({ address: copy }: Order, { addresses }: Client): number | undefined =>
  addresses.find((address) => copy && addressText(address) === addressText(copy))?.id;

export const standingConflict = (
  { order }: StandingOrder,
  conflict: Omit<AllergyConflict, 'mustOverride'>,
): Order['conflicts'][number] | undefined =>
  order.conflicts.find((candidate) => {
    const productId = order.lines[candidate.line]?.productId;
    return productId !== undefined && isSameConflict({ ...candidate, productId }, conflict);
  });
