import { deliveryConfigurations } from '@traiteur/contract/delivery/delivery-configurations.ts';
import { handlersFor } from '../../http/handlers.ts';
import { changeDay } from './close-day.ts';
import { getDeliveryDay } from './delivery-day.ts';
import { meanings } from './delivery-configurations.table.ts';
import {
  createDeliveryConfiguration,
  getDeliveryConfiguration,
  listDeliveryConfigurations,
} from './delivery-configuration-rows.ts';

export const deliveryConfigurationsApi = handlersFor(
  deliveryConfigurations,
  {
    list: ({ query }, { db, clock }) => listDeliveryConfigurations(db, query, clock()),
    get: ({ params }, { db, clock }) => getDeliveryConfiguration(db, params.id, clock()),
    create: ({ body }, { db, clock, caller }) => createDeliveryConfiguration(db, body, caller.id, clock),
    closeDay: ({ params, body }, context) =>
      changeDay({ ...params, ...body, isClosed: true, by: context.caller.id }, context),
    openDay: ({ params, body }, context) =>
      changeDay({ ...params, ...body, isClosed: false, by: context.caller.id }, context),
    getDeliveryDay: ({ params }, context) => getDeliveryDay(params.date, context),
  },
  meanings,
);
