import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '../queries/noun-keys.ts';

/** Cities whose French postal code begins with this. */
export const citiesQuery = (api: Client, postalCode: string) =>
  queryOptions({
    queryKey: nounKeys('cities').answer('suggestCities', postalCode),
    queryFn: () => api.call('cities', 'suggestCities', { postalCode }),
    staleTime: Infinity,
  });
