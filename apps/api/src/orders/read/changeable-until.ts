import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { cutOffOf, isPast } from '@traiteur/domain/delivery/cut-off.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import type { Kysely } from 'kysely';
import type { House } from '../../core/house.ts';
import type { Database } from '../../database/schema.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';

/** Until when clients change or cancel an order themselves; null once that is over or the kitchen has begun. */
export async function changeableUntil(
  db: Kysely<Database>,
  { status, scheduleId, slotStart, deliveryDate }: Pick<Order, 'status' | 'scheduleId' | 'slotStart' | 'deliveryDate'>,
  { now, house }: { now: Date; house: Pick<House, 'timeZone'> },
): Promise<Date | null> {
  if (!isEditable(status)) return null;
  const configuration = await configurationInForce(db, now);
  if (!configuration) return null;
  const schedule = await db
    .selectFrom('delivery_schedules')
    .select('notice_hours as noticeHours')
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow();
  const cutOff = cutOffOf({ ...schedule, start: slotStart }, deliveryDate, configuration, house.timeZone);
  return isPast(cutOff, now) ? null : cutOff;
}
