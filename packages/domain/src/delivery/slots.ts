import {
  addDays,
  daysBetween,
  hoursAfter,
  type LocalDate,
  type LocalTime,
  momentOf,
  today,
  weekdayOf,
} from '../dates/calendar.ts';
import { hasRoom, type Limit } from '../orders/limits.ts';
import { cutOffOf, isPast } from './cut-off.ts';

export interface Schedule {
  id: number;
  weekday: number;
  start: LocalTime;
  end: LocalTime;
  capacity: Limit;
  noticeHours: number | null;
}

/** `horizonDays` counts from today: 0 is today only. */
export interface DeliveryRules {
  noticeHours: number;
  promiseHours: number;
  horizonDays: number;
  closedDates: readonly LocalDate[];
}

/** `left`: null for no limit. */
export interface Slot {
  scheduleId: number;
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
  startsAt: Date;
  cutOffAt: Date;
  orders: number;
  capacity: Limit;
  left: number | null;
  /** Ends within the promised hours from now. */
  withinPromise: boolean;
}

type SlotRefusal = 'closed-date' | 'wrong-weekday' | 'past-cut-off' | 'beyond-horizon' | 'full';

export interface SlotSearch {
  schedules: readonly Schedule[];
  rules: DeliveryRules;
  ordersOfSlot: (scheduleId: number, date: LocalDate) => number;
  now: Date;
  timeZone: string;
}

/** In time order. Pass the active schedules of one zone. */
export const slotsFor = (search: SlotSearch): Slot[] =>
  judgedSlots(search).flatMap(({ slot, refusal }) => (refusal ? [] : [slot]));

export interface JudgedSlot {
  slot: Slot;
  refusal: SlotRefusal | undefined;
}

/** All slots from today to the horizon, in time order, with refused ones. */
export function judgedSlots(search: SlotSearch): JudgedSlot[] {
  const { schedules, rules, ordersOfSlot, now, timeZone } = search;
  const firstDate = today(now, timeZone);
  const slots: JudgedSlot[] = [];
  for (let day = 0; day <= rules.horizonDays; day += 1) {
    const date = addDays(firstDate, day);
    const weekday = weekdayOf(date);
    for (const schedule of schedules) {
      if (schedule.weekday !== weekday) continue;
      const orders = ordersOfSlot(schedule.id, date);
      const refusal = slotRefusal(schedule, date, orders, rules, now, timeZone);
      slots.push({ slot: slotOf(schedule, date, orders, search), refusal });
    }
  }
  return slots.sort((a, b) => byTime(a.slot, b.slot));
}

/** Orders in a date's full slots; null when the date has room or takes no orders for another reason. */
export function fullSlotsOf(date: LocalDate, search: SlotSearch): { orders: number; capacity: number } | null {
  const { schedules, rules, ordersOfSlot, now, timeZone } = search;
  const slots = schedules.map((schedule) => {
    const orders = ordersOfSlot(schedule.id, date);
    return {
      orders,
      capacity: schedule.capacity ?? 0,
      refusal: slotRefusal(schedule, date, orders, rules, now, timeZone),
    };
  });
  const full = slots.filter(({ refusal }) => refusal === 'full');
  if (full.length === 0 || slots.some(({ refusal }) => refusal === undefined)) return null;
  const sumOf = (amount: 'orders' | 'capacity') => full.reduce((sum, slot) => sum + slot[amount], 0);
  return { orders: sumOf('orders'), capacity: sumOf('capacity') };
}

/** Undefined when free. */
export function slotRefusal(
  schedule: Schedule,
  date: LocalDate,
  orders: number,
  rules: DeliveryRules,
  now: Date,
  timeZone: string,
): SlotRefusal | undefined {
  if (rules.closedDates.includes(date)) return 'closed-date';
  if (weekdayOf(date) !== schedule.weekday) return 'wrong-weekday';
  if (isPast(cutOffOf(schedule, date, rules, timeZone), now)) return 'past-cut-off';
  if (daysBetween(today(now, timeZone), date) > rules.horizonDays) return 'beyond-horizon';
  if (!hasRoom(orders, schedule.capacity)) return 'full';
  return undefined;
}

function slotOf(schedule: Schedule, date: LocalDate, orders: number, search: SlotSearch): Slot {
  const { id, start, end, capacity } = schedule;
  const { rules, now, timeZone } = search;
  return {
    scheduleId: id,
    date,
    start,
    end,
    startsAt: momentOf(date, start, timeZone),
    cutOffAt: cutOffOf(schedule, date, rules, timeZone),
    orders,
    capacity,
    left: capacity === null ? null : capacity - orders,
    withinPromise: momentOf(date, end, timeZone) <= hoursAfter(now, rules.promiseHours),
  };
}

function byTime(a: Slot, b: Slot): number {
  return a.startsAt.getTime() - b.startsAt.getTime() || a.end.localeCompare(b.end) || a.scheduleId - b.scheduleId;
}
