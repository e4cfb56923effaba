import type { SlotList } from '@traiteur/contract/delivery/delivery-schedules.ts';
import type { MoveTarget } from '@traiteur/contract/orders/order-moves.ts';
import { mayReachClients } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { slotsOfZones } from '../../delivery/delivery-schedules/list-delivery-slots.ts';
import { firstFound } from '../read/find-orders.ts';

/**
 * The slots of all zones of these orders; an order may not fit each of them.
 * @throws {Refusal} `no-delivery-configuration`
 */
export const listMoveSlots = async (target: MoveTarget, context: Context<'orders:write'>): Promise<SlotList> =>
  slotsOfZones(context, await zonesOf(target, context));

function zonesOf({ ids, matching }: MoveTarget, { db, caller, house }: Context<'orders:write'>): Promise<number[]> {
  return firstFound(
    db,
    ids ? { ids } : (matching ?? {}),
    { byContact: mayReachClients(caller), timeZone: house.timeZone },
    async (orders) => (await orders.select('zone_id').distinct().execute()).map(({ zone_id }) => zone_id),
    (zones) => zones.length > 0,
  );
}
