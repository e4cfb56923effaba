import type { DeliveryConfigurationInput } from '@traiteur/contract/delivery/delivery-configurations.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { createDeliveryConfiguration } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import {
  createDeliverySchedule,
  getDeliverySchedule,
  updateDeliverySchedule,
} from '../../delivery/delivery-schedules/delivery-schedule-rows.ts';
import {
  createDeliveryZone,
  getDeliveryZone,
  updateDeliveryZone,
} from '../../delivery/delivery-zones/delivery-zone-rows.ts';
import { createPostalCode } from '../../delivery/postal-codes/postal-code-rows.ts';
import { idOf, longAgo, nameIn } from './saving.ts';

const usualConfiguration: DeliveryConfigurationInput = {
  effectiveFrom: null,
  shippingFee: 490,
  freeDeliveryFrom: 4000,
  noticeHours: 24,
  promiseHours: 48,
  horizonDays: 14,
  closedDates: [],
};

interface ZoneWishes {
  name?: string;
  minimumOrder?: number;
  active?: boolean;
  /** Codes or prefixes, each with its city. */
  postalCodes?: Record<string, string>;
}

export function deliveryBuilder(db: Kysely<Database>) {
  async function zone({ name = 'Est', minimumOrder = 0, active = true, postalCodes = {} }: ZoneWishes = {}) {
    const terms = { colour: '#86c341', fee: null, freeDeliveryFrom: null, minimumOrder, active };
    const zoneId = await idOf(createDeliveryZone(db, { name: nameIn(name), ...terms }));
    for (const [code, city] of Object.entries(postalCodes)) await postalCode({ code, city, zoneId });
    return zoneId;
  }

  const postalCode = (code: { code: string; zoneId: number | null; city?: string; country?: string }) =>
    idOf(createPostalCode(db, { country: 'FR', city: '', ...code }));

  /** On Wednesdays by default. */
  const schedule = (zoneId: number, start: string, end: string, capacity: number | null = null, weekday = 3) =>
    idOf(
      createDeliverySchedule(db, { weekday, start, end, zoneIds: [zoneId], capacity, noticeHours: null, active: true }),
    );

  let seconds = 0;
  /** In force instead of those before. */
  const configuration = (terms: Partial<DeliveryConfigurationInput> = {}) => {
    const start = new Date(longAgo.getTime() + 1000 * seconds++);
    return createDeliveryConfiguration(db, { ...usualConfiguration, ...terms }, null, () => start);
  };

  async function changeZone(zoneId: number, change: Partial<Parameters<typeof updateDeliveryZone>[3]>): Promise<void> {
    const { version, ...terms } = await getDeliveryZone(db, zoneId);
    await updateDeliveryZone(db, zoneId, version, { ...terms, ...change });
  }

  async function changeSchedule(
    scheduleId: number,
    change: Partial<Parameters<typeof updateDeliverySchedule>[3]>,
  ): Promise<void> {
    const { version, ...terms } = await getDeliverySchedule(db, scheduleId);
    await updateDeliverySchedule(db, scheduleId, version, { ...terms, ...change });
  }

  return { zone, postalCode, schedule, configuration, changeZone, changeSchedule };
}
