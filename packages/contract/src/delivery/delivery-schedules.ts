import { slotAbsences } from '@traiteur/domain/delivery/slot-outlook.ts';
import * as z from 'zod/mini';
import {
  allDiffer,
  bilingual,
  colour,
  count,
  distinct,
  flag,
  id,
  idParameter,
  localDate,
  localTime,
  moment,
  weekday,
} from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { operationsOf } from '../statement/operation.ts';
import { placeQuery } from './postal-code-fields.ts';

const terms = {
  zoneIds: z.array(id).check(z.minLength(1), z.maxLength(200)),
  /** Orders per date; null = no limit. */
  capacity: z.nullable(count),
  /** Hours between the last order and the slot; null = the configuration's. */
  noticeHours: z.nullable(z.int().check(z.minimum(0), z.maximum(720))),
  active: z.boolean(),
};

const endAfterStart = z.refine<{ start: string; end: string }>((schedule) => schedule.start < schedule.end, {
  path: ['end'],
  params: { code: 'end-before-start' },
});

export const deliveryScheduleInput = z
  .strictObject({ weekday, start: localTime, end: localTime, ...terms })
  .check(endAfterStart);

/** Each of the slots on each of the weekdays, on the same terms. */
export const deliveryWeekInput = z.strictObject({
  weekdays: z.array(weekday).check(z.minLength(1), z.maxLength(7), distinct),
  slots: z.array(z.strictObject({ start: localTime, end: localTime }).check(endAfterStart)).check(
    z.minLength(1),
    z.maxLength(12),
    z.refine((slots) => allDiffer(slots.map(({ start, end }) => `${start} ${end}`)), {
      params: { code: 'schedule-twice' },
    }),
  ),
  ...terms,
});
export type DeliveryWeekInput = z.output<typeof deliveryWeekInput>;

const deliverySchedule = z.object({
  ...storedFields,
  ...deliveryScheduleInput.shape,
  zones: z.array(z.object({ id, name: bilingual(80), colour, active: z.boolean() })),
});
export type DeliverySchedule = z.output<typeof deliverySchedule>;

const statement = noun({
  tag: 'delivery-schedules',
  one: 'DeliverySchedule',
  many: 'DeliverySchedules',
  read: 'delivery:read',
  write: 'delivery:write',
  input: deliveryScheduleInput,
  row: deliverySchedule,
  detail: deliverySchedule,
  sorts: ['weekday'],
  filters: {
    active: z.optional(flag),
    zoneId: z.optional(idParameter),
    weekday: z.optional(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(7))),
  },
  saving: ['unknown-reference'],
});

export const deliverySchedules = operationsOf(statement, {
  ...statement.operations,
  exportDeliverySchedules: listExport(statement),
  createDeliveryWeek: {
    summary:
      'Adds a schedule for each of the slots on each of the weekdays, all or none; refused where one of the zones has one of them already.',
    method: 'POST',
    path: '/delivery-weeks',
    scope: 'delivery:write',
    body: deliveryWeekInput,
    result: z.object({ items: z.array(deliverySchedule) }),
    status: 201,
    refusals: ['unknown-reference', 'schedule-twice'],
  },
});

export const deliverySlot = z.object({
  scheduleId: id,
  date: localDate,
  start: localTime,
  end: localTime,
  cutOffAt: moment,
  /** Orders it still takes; null = no limit. */
  left: z.nullable(count),
  withinPromise: z.boolean(),
});
export type DeliverySlot = z.output<typeof deliverySlot>;

const unavailableSlot = z.object({
  scheduleId: id,
  date: localDate,
  start: localTime,
  end: localTime,
  reason: z.enum(['full', 'closed-date', 'past-cut-off']),
  /** Its orders; above the capacity when places were forced. */
  orders: count,
  /** Null = no limit. */
  capacity: z.nullable(count),
});
export type UnavailableSlot = z.output<typeof unavailableSlot>;

/** `next`: the first slot beyond the horizon, and the date from which it can be ordered. */
export const slotAbsence = z.object({
  reason: z.enum(slotAbsences),
  next: z.nullable(z.object({ date: localDate, start: localTime, end: localTime, opensOn: localDate })),
});

export const slotList = z.object({
  eligible: z.boolean(),
  items: z.array(deliverySlot),
  unavailable: z.array(unavailableSlot),
  absence: z.nullable(slotAbsence),
});
export type SlotList = z.output<typeof slotList>;

export const deliverySlots = operationsOf('delivery-slots', {
  listDeliverySlots: {
    summary:
      'Lists the slots that an address in this postal code can still choose, soonest first; beside them those that it cannot, and why.',
    method: 'GET',
    path: '/delivery-slots',
    scope: 'public',
    query: placeQuery,
    result: slotList,
    refusals: ['no-delivery-configuration'],
  },
});
