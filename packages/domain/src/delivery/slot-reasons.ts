import { missingToMinimum } from '../orders/pricing.ts';
import type { LocalDate } from '../dates/calendar.ts';
import type { Cents } from '../money/money.ts';
import { type DeliveryRules, type Schedule, slotRefusal } from './slots.ts';

/** Why an order cannot be placed for a schedule on a date: the first one that holds, as placing comes to it. */
export const slotReasons = [
  'no-zone',
  'zone-inactive',
  'other-zone',
  'schedule-inactive',
  'closed-date',
  'wrong-weekday',
  'past-cut-off',
  'beyond-horizon',
  'full',
  'below-minimum',
] as const;
export type SlotReason = (typeof slotReasons)[number];

interface ReasonSearch {
  zone: { id: number; active: boolean; minimumOrder: Cents } | undefined;
  rules: DeliveryRules;
  /** Of the dishes; undefined: not asked. */
  goods: Cents | undefined;
  now: Date;
  timeZone: string;
}

type ServingSchedule = Schedule & { active: boolean; zoneIds: readonly number[] };

/** Undefined where it is offered. @param orders those of the slot */
export function reasonAgainstSlot(
  schedule: ServingSchedule,
  date: LocalDate,
  orders: number,
  { zone, rules, goods, now, timeZone }: ReasonSearch,
): SlotReason | undefined {
  if (!zone) return 'no-zone';
  if (!zone.active) return 'zone-inactive';
  if (!schedule.zoneIds.includes(zone.id)) return 'other-zone';
  if (!schedule.active) return 'schedule-inactive';
  const isTooLittle =
    goods !== undefined && missingToMinimum({ subtotal: goods, discount: 0 }, zone.minimumOrder) !== undefined;
  return slotRefusal(schedule, date, orders, rules, now, timeZone) ?? (isTooLittle ? 'below-minimum' : undefined);
}
