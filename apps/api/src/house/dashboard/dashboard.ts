import type { Dashboard, DeliveryDay } from '@traiteur/contract/house/dashboard.ts';
import { addDays, type LocalDate, localTime, today, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import { dashboardDays, dashboardEnd } from '@traiteur/domain/house/dashboard-period.ts';
import {
  type DeliveryRules,
  fullSlotsOf,
  type Slot,
  type SlotSearch,
  slotsFor,
} from '@traiteur/domain/delivery/slots.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { activeSchedules, slotsTaken } from '../../delivery/delivery-schedules/delivery-schedule-rows.ts';
import { orderObstacles } from '../setup/setup-rows.ts';
import type { Context } from '../../core/context.ts';
import {
  activeZones,
  answeredOrders,
  closedDaysWithOrders,
  deliveredUnpaid,
  failedOrders,
  failedPayments,
  heldLots,
  loadOf,
  openMessages,
  overpaid,
  receivedOrders,
  soldOutBetween,
  undeclaredDishes,
  unansweredOrders,
} from './dashboard-rows.ts';

const cards = 6;

const noRules: DeliveryRules = { noticeHours: 0, promiseHours: 0, horizonDays: 0, closedDates: [] };

/** Reads a bounded window of dates and open orders only, so its cost does not grow with history. */
export async function getDashboard({ db, clock, house: { timeZone } }: Context<'orders:read'>): Promise<Dashboard> {
  const now = clock();
  const from = today(now, timeZone);
  const to = dashboardEnd(from);
  const configuration = await configurationInForce(db, now);
  const rules = configuration ?? noRules;
  const schedules = await activeSchedules(db);
  const ordersOfSlot = await slotsTaken(db, from, addDays(from, Math.max(dashboardDays, rules.horizonDays)));
  const load = await loadOf(db, from, to);
  const search = { schedules, rules, ordersOfSlot, now, timeZone };
  // Of all zones at once: a house has the same slots in most of them.
  const slots = slotsFor(search);
  const zones = await activeZones(db);
  const soonestIn = (zoneId: number) => {
    const ids = new Set(schedules.filter(({ zoneIds }) => zoneIds.includes(zoneId)).map((schedule) => schedule.id));
    return slots.find(({ scheduleId }) => ids.has(scheduleId));
  };
  return {
    today: from,
    time: localTime(now, timeZone),
    days: daysOf(from, search, slots, load),
    obstacles: await orderObstacles(db, now),
    unanswered: await unansweredOrders(db),
    answered: await answeredOrders(db, from),
    failed: await failedOrders(db),
    failedPayments: await failedPayments(db),
    heldLots: await heldLots(db),
    closedDays: await closedDaysWithOrders(db, rules.closedDates),
    unpaid: unpaidOf(load),
    deliveredUnpaid: await deliveredUnpaid(db),
    overpaid: await overpaid(db),
    received: await receivedOrders(db),
    messages: await openMessages(db),
    undeclaredDishes: await undeclaredDishes(db),
    soldOut: await soldOutBetween(db, from, to),
    // Without a configuration the house promises nothing.
    promiseAtRisk: (configuration ? zones : []).flatMap(({ id, ...name }) => {
      const soonest = soonestIn(id);
      if (soonest?.withinPromise) return [];
      return [{ zoneId: id, name, nextSlot: soonest ? { date: soonest.date, start: soonest.start } : null }];
    }),
  };
}

type Load = Awaited<ReturnType<typeof loadOf>>;

function unpaidOf(load: Load): Dashboard['unpaid'] {
  const days = [...load.values()];
  return {
    orders: days.reduce((sum, { unpaidOrders }) => sum + unpaidOrders, 0),
    amount: days.reduce((sum, { due }) => sum + due, 0),
  };
}

function daysOf(from: LocalDate, search: SlotSearch, slots: readonly Slot[], load: Load): DeliveryDay[] {
  const { schedules, rules, now } = search;
  const dates = Array.from({ length: dashboardDays + 1 }, (_, index) => addDays(from, index));
  return dates
    .map((date) => {
      const ofDay = schedules.filter(({ weekday }) => weekday === weekdayOf(date));
      const closedDate = rules.closedDates.includes(date);
      const isClosed = ofDay.length === 0 || closedDate;
      const capacities = ofDay.map(({ capacity }) => capacity);
      return {
        date,
        orders: load.get(date)?.orders ?? 0,
        portions: load.get(date)?.portions ?? 0,
        capacity: capacities.includes(null)
          ? null
          : capacities.reduce<number>((sum, capacity) => sum + (capacity ?? 0), 0),
        minutesToCutOff: minutesToCutOff(slots, date, now),
        closed: isClosed,
        closedDate,
        full: fullSlotsOf(date, search),
      };
    })
    .filter(({ date, closed, orders }) => date === from || !closed || orders > 0)
    .slice(0, cards);
}

/** Null once all slots have closed. */
function minutesToCutOff(slots: readonly Slot[], date: LocalDate, now: Date): number | null {
  const cutOffs = slots.filter((slot) => slot.date === date).map(({ cutOffAt }) => cutOffAt.getTime());
  return cutOffs.length ? Math.floor((Math.max(...cutOffs) - now.getTime()) / 60_000) : null;
}
