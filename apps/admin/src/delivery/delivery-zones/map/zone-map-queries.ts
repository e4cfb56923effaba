import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** Where the codes of all zones are: it changes with the zones. */
export const zoneMapQuery = (api: Client) =>
  queryOptions({
    queryKey: nounKeys('delivery-zones').answer('getZoneMap'),
    queryFn: () => api.call('zone-maps', 'getZoneMap', {}),
  });
