import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** Where the codes of all zones are: it changes with the zones. */
export const zoneMapQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: nounKeys('delivery-zones').answer('getZoneMap'),
    queryFn: () => api.call('zone-maps', 'getZoneMap', {}),
  });
