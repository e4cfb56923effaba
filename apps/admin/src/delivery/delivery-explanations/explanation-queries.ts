import { queryOptions } from '@tanstack/react-query';
import { deliveryExplanations } from '@traiteur/contract/delivery/delivery-explanations.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import * as z from 'zod/mini';

const { query } = deliveryExplanations.operations.explainDelivery;

/** In the address of the screen: nothing is asked without a code. */
export const testerQuery = z.strictObject({ ...query.shape, postalCode: z.optional(query.shape.postalCode) });

export type Tested = z.output<typeof query>;

export const explanationQuery = (api: ApiClient, tested: Tested) =>
  queryOptions({
    queryKey: nounKeys('delivery-explanations').answer('explainDelivery', tested),
    queryFn: () => api.call('delivery-explanations', 'explainDelivery', tested),
    // Orders come in, and days are closed, meanwhile.
    gcTime: 0,
  });
