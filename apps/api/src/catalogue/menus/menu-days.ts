import type { MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { addDays, today } from '@traiteur/domain/dates/calendar.ts';
import { type JudgedSlot, judgedSlots } from '@traiteur/domain/delivery/slots.ts';
import type { Reading } from '../../core/acting.ts';
import { activeSchedules, slotsTaken } from '../../delivery/delivery-schedules/delivery-schedule-rows.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { activeZoneIds } from './menu-rows.ts';

/** Empty before there is a configuration. */
export async function listMenuDays({ db, clock, house: { timeZone } }: Reading): Promise<MenuDay[]> {
  const now = clock();
  const rules = await configurationInForce(db, now);
  if (!rules) return [];
  const firstDate = today(now, timeZone);
  const [everySchedule, zoneIds, ordersOfSlot] = await Promise.all([
    activeSchedules(db),
    activeZoneIds(db),
    slotsTaken(db, firstDate, addDays(firstDate, rules.horizonDays)),
  ]);
  const schedules = everySchedule.filter((schedule) => schedule.zoneIds.some((id) => zoneIds.has(id)));
  const slots = judgedSlots({ schedules, rules, ordersOfSlot, now, timeZone });
  return [...Map.groupBy(slots, ({ slot }) => slot.date)].map(([date, ofDay]) => dayOf(date, ofDay));
}

/** Open while one slot is; else full goes before closed, closed before past. */
function dayOf(date: string, slots: readonly JudgedSlot[]): MenuDay {
  const open = slots.filter(({ refusal }) => refusal === undefined).map(({ slot }) => slot.cutOffAt.getTime());
  if (open.length > 0) return { date, state: 'open', cutOffAt: new Date(Math.max(...open)).toISOString() };
  const refusals = new Set(slots.map(({ refusal }) => refusal));
  const state = refusals.has('full') ? 'full' : refusals.has('closed-date') ? 'closed' : 'past';
  return { date, state, cutOffAt: null };
}
