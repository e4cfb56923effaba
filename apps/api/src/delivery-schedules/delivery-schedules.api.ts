import { deliverySchedules, deliverySlots } from '@traiteur/contract/delivery-schedules.ts';
import { handlersFor } from '../http/handlers.ts';
import {
  createDeliverySchedule,
  getDeliverySchedule,
  listDeliverySchedules,
  removeDeliverySchedule,
  updateDeliverySchedule,
} from './delivery-schedule-rows.ts';
import { listDeliverySlots } from './list-delivery-slots.ts';

export const deliverySchedulesApi = handlersFor(deliverySchedules, {
  listDeliverySchedules: ({ query }, { db }) => listDeliverySchedules(db, query),
  getDeliverySchedule: ({ params }, { db }) => getDeliverySchedule(db, params.id),
  createDeliverySchedule: ({ body }, { db }) => createDeliverySchedule(db, body),
  updateDeliverySchedule: ({ params, body }, { db }) => updateDeliverySchedule(db, params.id, body.version, body),
  removeDeliverySchedule: ({ params }, { db }) => removeDeliverySchedule(db, params.id),
});

export const deliverySlotsApi = handlersFor(deliverySlots, {
  listDeliverySlots: ({ query }, context) => listDeliverySlots(context, query),
});
