import type { SlotList, UnavailableSlot } from '@traiteur/contract/delivery/delivery-schedules.ts';
import type { LocalDate, LocalTime } from '@traiteur/domain/dates/calendar.ts';

export interface GridSlot {
  scheduleId: number;
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
  state: 'free' | 'current' | UnavailableSlot['reason'];
  left: number | null;
  withinPromise: boolean;
  /** Only for full slots. */
  orders: number;
  capacity: number | null;
}

type CurrentSlot = Pick<GridSlot, 'scheduleId' | 'date' | 'start' | 'end'>;

export interface SlotGrid {
  days: LocalDate[];
  times: { start: LocalTime; end: LocalTime }[];
  slots: GridSlot[];
}

/** Without the first days that are out of reach. `current`: the order's own slot, always choosable. */
export function slotGrid({ items, unavailable }: SlotList, current?: CurrentSlot): SlotGrid {
  const otherSlots = [
    ...items.map((slot) => ({ ...slot, state: 'free' as const, orders: 0, capacity: null })),
    ...unavailable.map(({ reason, ...slot }) => ({ ...slot, state: reason, left: 0, withinPromise: false })),
  ].filter((slot) => !current || !isSameSlot(slot, current));
  const allSlots: GridSlot[] = [
    ...otherSlots,
    ...(current
      ? [{ ...current, state: 'current' as const, left: null, withinPromise: false, orders: 0, capacity: null }]
      : []),
  ].sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
  const firstDay = allSlots.find(({ state }) => state !== 'past-cut-off')?.date;
  const slots = allSlots.filter(({ date }) => firstDay !== undefined && date >= firstDay);
  const times = new Map(slots.map(({ start, end }) => [`${start} ${end}`, { start, end }]));
  return {
    days: [...new Set(slots.map(({ date }) => date))],
    times: [...times].sort(([a], [b]) => a.localeCompare(b)).map(([, time]) => time),
    slots,
  };
}

const orderOf = ({ date, start, end, scheduleId }: GridSlot) =>
  `${date} ${start} ${end} ${String(scheduleId).padStart(10, '0')}`;

export const isSameSlot = (
  a: Pick<GridSlot, 'scheduleId' | 'date'> | null | undefined,
  b: Pick<GridSlot, 'scheduleId' | 'date'> | null | undefined,
): boolean => a?.scheduleId === b?.scheduleId && a?.date === b?.date;

/** The next choosable slot for an arrow key; left and right go to the nearest time of the next day. */
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
