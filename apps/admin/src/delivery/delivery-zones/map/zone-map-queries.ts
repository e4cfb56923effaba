import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** Keyed with the zones, whose changes change it. */
export const zoneMapQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: nounKeys('delivery-zones').answer('getZoneMap'),
    queryFn: () => api.call('zone-maps', 'getZoneMap', {}),
  });
