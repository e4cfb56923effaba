import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const accountQuery = (api: ApiClient) =>
  queryOptions({ queryKey: nounKeys('account').all, queryFn: () => api.call('account', 'getAccount') });

export const sessionsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: nounKeys('sessions').all, queryFn: () => api.call('sessions', 'listSessions') });
