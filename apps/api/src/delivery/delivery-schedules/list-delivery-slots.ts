import type { DeliverySlot, SlotList, UnavailableSlot } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { addDays, today } from '@traiteur/domain/dates/calendar.ts';
import { outlookDays, type SlotAbsence, slotOutlook } from '@traiteur/domain/delivery/slot-outlook.ts';
import type { JudgedSlot, Slot } from '@traiteur/domain/delivery/slots.ts';
import { configurationInForce } from '../delivery-configurations/delivery-configuration-rows.ts';
import { zoneOf } from '../delivery-zones/delivery-zone-rows.ts';
import type { Services } from '../../core/services.ts';
import { Refusal } from '../../core/refusal.ts';
import { schedulesOfZone, slotsTaken } from './delivery-schedule-rows.ts';

/** Soonest first. @throws {Refusal} `no-delivery-configuration` */
export async function listDeliverySlots(
  services: Services,
  { country, postalCode }: { country: string; postalCode: string },
): Promise<SlotList> {
  const zone = await zoneOf(services.db, country, postalCode);
  return zone?.active ? slotsOfZones(services, [zone.id]) : notServed(zone ? 'zone-inactive' : 'no-zone');
}

/** @throws {Refusal} `no-delivery-configuration` */
export async function slotsOfZones(
  { db, clock, house: { timeZone } }: Services,
  zoneIds: readonly number[],
): Promise<SlotList> {
  const now = clock();
  const rules = await configurationInForce(db, now);
  if (!rules) throw new Refusal('no-delivery-configuration');

  const zoneSchedules = (await Promise.all(zoneIds.map((id) => schedulesOfZone(db, id)))).flat();
  const schedules = [...new Map(zoneSchedules.map((schedule) => [schedule.id, schedule])).values()];
  const firstDate = today(now, timeZone);
  const ordersOfSlot = await slotsTaken(db, firstDate, addDays(firstDate, rules.horizonDays + outlookDays));
  const { free, unavailable, absence } = slotOutlook({ schedules, rules, ordersOfSlot, now, timeZone });
  return {
    eligible: true,
    items: free.map(asChoice),
    unavailable: unavailable.flatMap(asUnavailable),
    absence: absence
      ? {
          reason: absence.reason,
          next: absence.next ? { ...timesOf(absence.next.slot), opensOn: absence.next.opensOn } : null,
        }
      : null,
  };
}

const notServed = (reason: SlotAbsence): SlotList => ({
  eligible: false,
  items: [],
  unavailable: [],
  absence: { reason, next: null },
});

const timesOf = ({ date, start, end }: Slot) => ({ date, start, end });

const asChoice = (slot: Slot): DeliverySlot => ({
  scheduleId: slot.scheduleId,
  ...timesOf(slot),
  cutOffAt: slot.cutOffAt.toISOString(),
  left: slot.left,
  withinPromise: slot.withinPromise,
});

/** Other refusals cannot occur: the search judges only dates within the horizon, on a schedule's own weekday. */
function asUnavailable({ slot, refusal }: JudgedSlot): UnavailableSlot[] {
  if (refusal !== 'full' && refusal !== 'closed-date' && refusal !== 'past-cut-off') return [];
  const { scheduleId, orders, capacity } = slot;
  return [{ scheduleId, ...timesOf(slot), reason: refusal, orders, capacity }];
}
