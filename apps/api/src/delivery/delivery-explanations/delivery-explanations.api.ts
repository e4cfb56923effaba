import { deliveryExplanations } from '@traiteur/contract/delivery/delivery-explanations.ts';
import { handlersFor } from '../../http/handlers.ts';
import { explainDelivery } from './explain-delivery.ts';

export const deliveryExplanationsApi = handlersFor(deliveryExplanations, {
  explainDelivery: ({ query }, context) => explainDelivery(context, query),
});
