import { deliveryConfigurations } from '@traiteur/contract/delivery-configurations.ts';
import { handlersFor } from '../http/handlers.ts';
import {
  createDeliveryConfiguration,
  getDeliveryConfiguration,
  listDeliveryConfigurations,
} from './delivery-configuration-rows.ts';

export const deliveryConfigurationsApi = handlersFor(deliveryConfigurations, {
  listDeliveryConfigurations: ({ query }, { db, clock }) => listDeliveryConfigurations(db, query, clock()),
  getDeliveryConfiguration: ({ params }, { db, clock }) => getDeliveryConfiguration(db, params.id, clock()),
  createDeliveryConfiguration: ({ body }, { db, clock, caller }) =>
    createDeliveryConfiguration(db, body, caller.id, clock()),
});
