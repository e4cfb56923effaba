import type { SlotList } from '@traiteur/contract/delivery-schedules.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import { slotsOfZones } from '../../delivery-schedules/list-delivery-slots.ts';

/**
 * The slots of all the zones that these orders go to: which of the orders each of them takes is another question.
 * @throws {Refusal} `no-delivery-configuration`
 */
export async function listMoveSlots(ids: readonly number[], services: Services): Promise<SlotList> {
  return slotsOfZones(services, await zonesOf(services.db, ids));
}

async function zonesOf(db: Kysely<Database>, ids: readonly number[]): Promise<number[]> {
  const zones = await db.selectFrom('orders').select('zone_id').distinct().where('id', 'in', ids).execute();
  return zones.map(({ zone_id }) => zone_id);
}
