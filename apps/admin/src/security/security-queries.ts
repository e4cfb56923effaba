import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** The latest sign-ins, and the latest refusals that could be an attack. */
export const securityQuery = (api: Client) =>
  queryOptions({
    queryKey: nounKeys('security').all,
    queryFn: () => api.call('security', 'getSecurityOverview'),
  });
