import { addDays, type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { slotsFor } from '@traiteur/domain/delivery/slots.ts';
import { configurationInForce } from '../delivery-configurations/delivery-configuration-rows.ts';
import { activeSchedules, slotsTaken } from '../delivery-schedules/delivery-schedule-rows.ts';
import type { Services } from '../../core/services.ts';
import { nextDateWithOrders } from './delivery-report-rows.ts';

/** The next date with orders, from today; without any, the first date open to orders, else today. */
export async function nextDeliveryDate({ db, clock, house: { timeZone } }: Services): Promise<LocalDate> {
  const now = clock();
  const from = today(now, timeZone);
  const orderedDate = await nextDateWithOrders(db, from);
  if (orderedDate) return orderedDate;

  const rules = await configurationInForce(db, now);
  if (!rules) return from;
  const schedules = await activeSchedules(db);
  const ordersOfSlot = await slotsTaken(db, from, addDays(from, rules.horizonDays));
  return slotsFor({ schedules, rules, ordersOfSlot, now, timeZone })[0]?.date ?? from;
}
