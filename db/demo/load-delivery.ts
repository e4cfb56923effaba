import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { createDeliverySchedule } from '../../apps/api/src/delivery/delivery-schedules/delivery-schedule-rows.ts';
import { createDeliveryZone } from '../../apps/api/src/delivery/delivery-zones/delivery-zone-rows.ts';
import { noteWish } from '../../apps/api/src/delivery/wanted-areas/wanted-area-rows.ts';
import { demoConfiguration } from './configuration.ts';
import { idOf } from './load-catalogue.ts';
import { demoSchedules } from './schedules.ts';
import { demoWishes } from './wishes.ts';
import { demoZones } from './zones.ts';

export interface Delivery {
  zones: Map<string, number>;
  /** Same order as the demonstration's schedules. */
  schedules: number[];
}

interface Since {
  now: Date;
  closedDates: LocalDate[];
}

/** Half a year in milliseconds: the configuration must precede the first order. */
const halfYear = 180 * 86_400_000;

export async function loadDelivery(db: Kysely<Database>, { now, closedDates }: Since): Promise<Delivery> {
  const zones = new Map<string, number>();
  for (const { key, places, ...zone } of demoZones) {
    const { id } = await createDeliveryZone(db, zone);
    zones.set(key, id);
    const codes = places.map(([code, city]) => ({ country: 'FR', code, city, zone_id: id }));
    await db.insertInto('postal_codes').values(codes).execute();
  }
  const schedules: number[] = [];
  for (const { zones: keys, ...schedule } of demoSchedules) {
    const zoneIds = keys.map((key) => idOf(zones, key));
    schedules.push((await createDeliverySchedule(db, { ...schedule, zoneIds, active: true })).id);
  }
  const { shippingFee, freeDeliveryFrom, noticeHours, promiseHours, horizonDays } = demoConfiguration;
  await db
    .insertInto('delivery_configurations')
    .values({
      effective_from: new Date(now.getTime() - halfYear),
      shipping_fee: shippingFee,
      free_delivery_from: freeDeliveryFrom,
      notice_hours: noticeHours,
      promise_hours: promiseHours,
      horizon_days: horizonDays,
      closed_dates: closedDates,
      created_by: null,
    })
    .execute();
  for (const [index, wish] of demoWishes.entries())
    await noteWish(db, wish, new Date(now.getTime() - (index + 1) * 86_400_000));
  return { zones, schedules };
}
