import type { DeliverySlot } from '@traiteur/contract/delivery-schedules.ts';
import { addDays, today } from '@traiteur/domain/calendar.ts';
import { type Slot, slotsFor } from '@traiteur/domain/slots.ts';
import { configurationInForce } from '../delivery-configurations/delivery-configuration-rows.ts';
import { zoneOf } from '../delivery-zones/delivery-zone-rows.ts';
import type { Services } from '../core/services.ts';
import { Refusal } from '../core/refusal.ts';
import { schedulesOfZone, slotsTaken } from './delivery-schedule-rows.ts';

/**
 * The slots that an address with this postal code can choose now, soonest first.
 * @throws {Refusal} `no-delivery-configuration` when none has come into force
 */
export async function listDeliverySlots(
  { db, clock, house: { timeZone } }: Services,
  { country, postalCode }: { country: string; postalCode: string },
): Promise<{ eligible: boolean; items: DeliverySlot[] }> {
  const zone = await zoneOf(db, country, postalCode);
  if (!zone?.active) return { eligible: false, items: [] };

  const now = clock();
  const rules = await configurationInForce(db, now);
  if (!rules) throw new Refusal('no-delivery-configuration');

  const schedules = await schedulesOfZone(db, zone.id);
  const firstDate = today(now, timeZone);
  const ordersOfSlot = await slotsTaken(db, firstDate, addDays(firstDate, rules.horizonDays));
  return { eligible: true, items: slotsFor({ schedules, rules, ordersOfSlot, now, timeZone }).map(asAnswered) };
}

const asAnswered = ({ scheduleId, date, start, end, cutOffAt, left, withinPromise }: Slot): DeliverySlot => ({
  scheduleId,
  date,
  start,
  end,
  cutOffAt: cutOffAt.toISOString(),
  left,
  withinPromise,
});
