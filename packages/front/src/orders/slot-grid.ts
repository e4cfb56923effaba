import type { SlotList, UnavailableSlot } from '@traiteur/contract/delivery/delivery-schedules.ts';
import type { LocalDate, LocalTime } from '@traiteur/domain/dates/calendar.ts';

/** A slot as the grid shows it. */
export interface GridSlot {
  scheduleId: number;
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
  /** `current`: the one that the order has, whatever else could be said of it. */
  state: 'free' | 'current' | UnavailableSlot['reason'];
  /** Orders that a free one still takes; null = no limit. */
  left: number | null;
  withinPromise: boolean;
  /** What a full one holds. */
  orders: number;
  capacity: number | null;
}

type CurrentSlot = Pick<GridSlot, 'scheduleId' | 'date' | 'start' | 'end'>;

/** The slots of an address by day and by time. */
export interface SlotGrid {
  days: LocalDate[];
  times: { start: LocalTime; end: LocalTime }[];
  slots: GridSlot[];
}

/**
 * Sets slots out by day and time. The first days are left out as long as it is too late for all that they hold.
 * @param current the slot that an order has already: it stays one to choose
 */
export function slotGrid({ items, unavailable }: SlotList, current?: CurrentSlot): SlotGrid {
  const others = [
    ...items.map((slot) => ({ ...slot, state: 'free' as const, orders: 0, capacity: null })),
    ...unavailable.map(({ reason, ...slot }) => ({ ...slot, state: reason, left: 0, withinPromise: false })),
  ].filter((slot) => !current || !isSameSlot(slot, current));
  const all: GridSlot[] = [
    ...others,
    ...(current
      ? [{ ...current, state: 'current' as const, left: null, withinPromise: false, orders: 0, capacity: null }]
      : []),
  ].sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
  const firstDay = all.find(({ state }) => state !== 'past-cut-off')?.date;
  const slots = all.filter(({ date }) => firstDay !== undefined && date >= firstDay);
  const times = new Map(slots.map(({ start, end }) => [`${start} ${end}`, { start, end }]));
  return {
    days: [...new Set(slots.map(({ date }) => date))],
    times: [...times].sort(([a], [b]) => a.localeCompare(b)).map(([, time]) => time),
    slots,
  };
}

const orderOf = ({ date, start, end, scheduleId }: GridSlot) =>
  `${date} ${start} ${end} ${String(scheduleId).padStart(10, '0')}`;

/** Whether two slots are one: the same schedule on the same date. */
export const isSameSlot = (
  a: Pick<GridSlot, 'scheduleId' | 'date'> | null | undefined,
  b: Pick<GridSlot, 'scheduleId' | 'date'> | null | undefined,
): boolean => a?.scheduleId === b?.scheduleId && a?.date === b?.date;

/**
 * Where an arrow key leads from a slot, among those that can be chosen: up and down within the day, left and right to the day beside, to the
 * time nearest to its own.
 */
export function slotBeside(choosable: readonly GridSlot[], from: GridSlot, key: string): GridSlot | undefined {
  const ofDay = choosable.filter(({ date }) => date === from.date);
  const index = ofDay.findIndex((slot) => isSameSlot(slot, from));
  if (key === 'ArrowDown') return ofDay[index + 1];
  if (key === 'ArrowUp') return ofDay[index - 1];
  const day =
    key === 'ArrowRight'
      ? choosable.find(({ date }) => date > from.date)?.date
      : choosable.findLast(({ date }) => date < from.date)?.date;
  const distance = ({ start }: GridSlot) => Math.abs(minutes(start) - minutes(from.start));
  return choosable.filter(({ date }) => date === day).toSorted((a, b) => distance(a) - distance(b))[0];
}

const minutes = (time: LocalTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
