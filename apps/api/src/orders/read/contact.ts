import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Acting, Actor } from '../../core/acting.ts';
import { mayReachClients, type StaffCaller } from '../../core/caller.ts';
import { getOrder } from './order-rows.ts';

/**
 * An order as its caller may see it: allergies always; e-mail, phone, address and what the driver should know of it only for who may reach clients.
 * @throws {Refusal} `not-found`
 */
export async function readOrder(id: number, { db, caller }: Pick<Acting, 'db' | 'caller'>): Promise<Order> {
  const order = await getOrder(db, id);
  if (mayReach(caller)) return order;
  const { firstName, lastName } = order.client;
  return { ...order, client: { firstName, lastName }, address: undefined, driverNote: undefined };
}

const mayReach = (caller: Actor) => 'scopes' in caller && mayReachClients(caller);

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
