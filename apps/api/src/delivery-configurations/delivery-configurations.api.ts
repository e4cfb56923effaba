import { deliveryConfigurations } from '@traiteur/contract/delivery-configurations.ts';
import { handlersFor } from '../http/handlers.ts';
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
    create: ({ body }, { db, clock, caller }) => createDeliveryConfiguration(db, body, caller.id, clock()),
  },
  meanings,
);
