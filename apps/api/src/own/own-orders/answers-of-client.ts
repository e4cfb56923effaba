import type { OwnOrderInput } from '@traiteur/contract/own/own-order-input.ts';
import { acceptedByClient } from '@traiteur/domain/orders/allergies.ts';
import type { OrderRequest } from '../../orders/place/order-facts.ts';

/** What clients accept, as answers to just the conflicts that they were asked about. */
export const answersOf = (
  acceptedDishes: OwnOrderInput['acceptedDishes'] = [],
): Pick<OrderRequest, 'allergyOverrides'> =>
  acceptedDishes.length === 0
    ? {}
    : {
        allergyOverrides: acceptedDishes.map(({ severity, presence, ...dish }) => ({
          ...dish,
          conflict: { severity, presence },
          reason: acceptedByClient,
        })),
      };
