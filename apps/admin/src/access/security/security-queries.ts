import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const securityKeys = nounKeys('security');

/** Rows per page. */
const limit = 20;

const pageAfter = (cursor: string) => ({ limit, ...(cursor !== '' && { after: cursor }) });

/** Refusals that may be an attack, the newest first. */
export const securityEventsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: securityKeys.answer('events'),
    queryFn: ({ pageParam }) => api.call('security', 'listSecurityEvents', pageAfter(pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const signInsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: securityKeys.answer('sign-ins'),
    queryFn: ({ pageParam }) => api.call('security', 'listSignIns', pageAfter(pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
