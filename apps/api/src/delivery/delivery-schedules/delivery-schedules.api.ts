import { deliverySchedules, deliverySlots } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportDeliverySchedules } from './export-delivery-schedules.ts';
import { meanings } from './delivery-schedules.table.ts';
import {
  createDeliverySchedule,
  createDeliveryWeek,
  getDeliverySchedule,
  listDeliverySchedules,
  removeDeliverySchedule,
  updateDeliverySchedule,
} from './delivery-schedule-rows.ts';
import { listDeliverySlots } from './list-delivery-slots.ts';

export const deliverySchedulesApi = handlersFor(
  deliverySchedules,
  {
    list: ({ query }, { db }) => listDeliverySchedules(db, query),
    exportDeliverySchedules: ({ query }, context) => exportDeliverySchedules(query, context),
    get: ({ params }, { db }) => getDeliverySchedule(db, params.id),
    create: ({ body }, { db }) => createDeliverySchedule(db, body),
    createDeliveryWeek: async ({ body }, { db }) => ({ items: await createDeliveryWeek(db, body) }),
    update: ({ params, body }, { db }) => updateDeliverySchedule(db, params.id, body.version, body),
    remove: ({ params }, { db }) => removeDeliverySchedule(db, params.id),
  },
  meanings,
);

export const deliverySlotsApi = handlersFor(deliverySlots, {
  listDeliverySlots: ({ query }, context) => listDeliverySlots(context, query),
});
