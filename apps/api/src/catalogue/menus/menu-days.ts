import type { MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { addDays, today } from '@traiteur/domain/dates/calendar.ts';
import { dayPartOf, dayParts } from '@traiteur/domain/delivery/day-parts.ts';
import { type JudgedSlot, judgedSlots, type Slot } from '@traiteur/domain/delivery/slots.ts';
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
  const openSlots = slots.flatMap(({ slot, refusal }) => (refusal === undefined ? [slot] : []));
  if (openSlots.length > 0)
    return { date, state: 'open', cutOffAt: textOf(Math.max(...timesOf(openSlots))), cutOffs: cutOffsOf(openSlots) };
  const refusals = new Set(slots.map(({ refusal }) => refusal));
  const state = refusals.has('full') ? 'full' : refusals.has('closed-date') ? 'closed' : 'past';
  return { date, state, cutOffAt: null, cutOffs: [] };
}

/** The soonest of each part: zones may differ, and nobody has said yet where they live. */
function cutOffsOf(openSlots: readonly Slot[]): MenuDay['cutOffs'] {
  const slotsOf = Map.groupBy(openSlots, ({ start }) => dayPartOf(start));
  return dayParts.flatMap((part) => {
    const times = timesOf(slotsOf.get(part) ?? []);
    return times.length > 0 ? [{ part, at: textOf(Math.min(...times)) }] : [];
  });
}

const timesOf = (slots: readonly Slot[]) => slots.map(({ cutOffAt }) => cutOffAt.getTime());

const textOf = (time: number) => new Date(time).toISOString();
