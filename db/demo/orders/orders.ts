import { addDays, daysBetween, type LocalDate, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import type { OrderSource } from '@traiteur/domain/orders/order-life.ts';
import { shareOut } from '@traiteur/domain/money/money.ts';
import type { DemoClient } from '../clients.ts';
import { linesFor, type PlannedLine, type Pantry } from './order-lines.ts';
import type { Random } from '../random.ts';
import type { DemoSchedule } from '../schedules.ts';

export interface PlannedOrder {
  client: number;
  address: number;
  schedule: number;
  date: LocalDate;
  lines: PlannedLine[];
  /** Hours from the order to the slot's start. */
  hoursBefore: number;
  source: OrderSource;
  /** Reason of the allergy override, if a line needs one. */
  override: string;
}

export interface Plan {
  random: Random;
  today: LocalDate;
  clients: readonly DemoClient[];
  schedules: readonly DemoSchedule[];
  closedDates: readonly LocalDate[];
  pantry: Pantry;
  orders: number;
}

const daysBack = 120;
const daysAhead = 10;

export function demoOrders(plan: Plan): PlannedOrder[] {
  const dates = Array.from({ length: daysBack + daysAhead + 1 }, (_, index) =>
    addDays(plan.today, index - daysBack),
  ).filter((date) => weekdayOf(date) !== 7 && !plan.closedDates.includes(date));
  const shares = shareOut(
    plan.orders,
    dates.map((date) => Math.round(1000 * busyness(date, plan.today))),
  );
  return dates.flatMap((date, index) => ordersOn(date, shares[index] ?? 0, plan));
}

/** Busy Fridays and Mondays, steady growth, and future days filling from the nearest. */
function busyness(date: LocalDate, today: LocalDate): number {
  const ofWeekday = [0, 1.1, 1, 1.05, 1, 1.25, 0.5][weekdayOf(date)] ?? 1;
  const ahead = daysBetween(today, date);
  return ofWeekday * (ahead > 0 ? Math.max(0.1, 1.25 - ahead * 0.13) : 1 + ahead / 400);
}

function ordersOn(date: LocalDate, count: number, plan: Plan): PlannedOrder[] {
  const { random, clients, schedules } = plan;
  const room = new Map(
    schedules.flatMap(({ weekday, capacity }, index) =>
      weekday === weekdayOf(date) ? [[index, capacity ?? Infinity]] : [],
    ),
  );
  const orders: PlannedOrder[] = [];
  // Some draws find no slot: a bounded number of extra draws makes up for them.
  for (let draw = 0; orders.length < count && draw < count * 6; draw++) {
    const client = random.weighted([...clients.keys()], (index) => clients[index]?.weight ?? 0);
    const address = random.int(0, (clients[client]?.addresses.length ?? 1) - 1);
    const zone = clients[client]?.addresses[address]?.zone ?? '';
    const open = [...room.keys()].filter(
      (index) => (room.get(index) ?? 0) > 0 && schedules[index]?.zones.includes(zone),
    );
    if (open.length === 0 || zone === 'versailles') continue;
    const lines = linesFor(date, clients[client], plan.pantry, random);
    if (!lines) continue;
    const schedule = random.pick(open);
    room.set(schedule, (room.get(schedule) ?? 0) - 1);
    orders.push({
      client,
      address,
      schedule,
      date,
      lines: lines.lines,
      override: lines.override,
      hoursBefore: 37 + random.int(0, 120),
      // On the site nobody gets a dish that endangers them.
      source: random.chance(0.6) && !lines.override ? 'website' : 'administration',
    });
  }
  return orders;
}
