import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { mayReachClients, type StaffCaller } from '../../core/caller.ts';

/** An order as this caller may see it: allergies always; e-mail, phone, address and what the driver should know of it only for who may reach clients. */
export function orderFor(caller: StaffCaller, order: Order): Order {
  if (mayReachClients(caller)) return order;
  const { firstName, lastName } = order.client;
  return { ...order, client: { firstName, lastName }, address: undefined, driverNote: undefined };
}

/** A stop as this caller may see it, likewise. What is undefined is left out of the answer. */
export const stopFor = <S extends Stop>(caller: StaffCaller, stop: S): S =>
  mayReachClients(caller)
    ? stop
    : {
        ...stop,
        phone: undefined,
        address: undefined,
        postalCode: undefined,
        city: undefined,
        point: undefined,
        addressNote: undefined,
        driverNote: undefined,
      };
