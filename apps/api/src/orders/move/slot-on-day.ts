import type { Destination } from '@traiteur/contract/orders/order-moves.ts';
import { type LocalDate, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import { type Schedule, slotRefusal } from '@traiteur/domain/delivery/slots.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { schedulesOfZone, slotsTaken } from '../../delivery/delivery-schedules/delivery-schedule-rows.ts';
import type { StandingOrder } from '../edit/standing-order.ts';

interface ChosenSlot {
  scheduleId: number;
  date: LocalDate;
}

/** `waiting`: how many more orders a quote would put into a slot. */
type SlotFinder = (order: StandingOrder, waiting?: (scheduleId: number) => number) => Promise<ChosenSlot>;

/** @throws {Refusal} by the finder: `no-slot-at-that-hour` */
export async function slotFinder({ slot, day }: Destination, services: Services): Promise<SlotFinder> {
  if (slot || !day) return () => (slot ? Promise.resolve(slot) : Promise.reject(new Refusal('no-slot-at-that-hour')));
  const { db, clock, house } = services;
  const { date, nearest } = day;
  const rules = await configurationInForce(db, clock());
  if (!rules) throw new Refusal('no-delivery-configuration');
  const schedulesOf = onceForEachZone(db);
  return async (order, waiting = () => 0) => {
    if (order.slot.date === date) return order.slot;
    const schedules = (await schedulesOf(order.zoneId)).filter(({ weekday }) => weekday === weekdayOf(date));
    // Read for each order: those before it have moved there meanwhile.
    const ordersOf = nearest ? await slotsTaken(db, date, date) : () => 0;
    const byHour = schedules.toSorted((a, b) => distance(a, order) - distance(b, order));
    const hasRoom = (schedule: Schedule) =>
      !slotRefusal(schedule, date, ordersOf(schedule.id, date) + waiting(schedule.id), rules, clock(), house.timeZone);
    const sameHour = byHour.find(({ start }) => start === order.slotTime.start);
    const schedule = nearest ? (byHour.find(hasRoom) ?? byHour[0]) : sameHour;
    if (!schedule) throw new Refusal('no-slot-at-that-hour');
    return { scheduleId: schedule.id, date };
  };
}

/** Same start before same end before what is closest. */
const distance = ({ start, end }: Schedule, { slotTime }: StandingOrder): number =>
  Math.abs(minutesOf(start) - minutesOf(slotTime.start)) * 2 + Math.abs(minutesOf(end) - minutesOf(slotTime.end));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function onceForEachZone(db: Kysely<Database>) {
  const schedules = new Map<number, Promise<Schedule[]>>();
  return (zoneId: number): Promise<Schedule[]> => {
    const reading = schedules.get(zoneId) ?? schedulesOfZone(db, zoneId);
    schedules.set(zoneId, reading);
    return reading;
  };
}
