import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const clientKeys = nounKeys('clients');

export const foundClientsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: clientKeys.answer('found', search),
    queryFn: ({ signal }) => api.call('clients', 'list', { search, limit: 6 }, undefined, { signal }),
  });

export const clientQuery = (api: ApiClient, id: number) =>
  queryOptions({ queryKey: clientKeys.answer('page', id), queryFn: () => api.call('clients', 'get', { id }) });

/** What a client owes and who changed their allergies. Keyed with the orders, whose changes may change it. */
export const clientStandingQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: nounKeys('orders').answer('client-standing', id),
    queryFn: () => api.call('clients', 'getClientStanding', { id }),
  });

/** Orders per page of a client's list. */
const ordersAtOnce = 10;

export const clientOrdersQuery = (api: ApiClient, clientId: number) =>
  infiniteQueryOptions({
    queryKey: nounKeys('orders').answer('of-client', clientId),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'orders',
        'list',
        { clientId, limit: ordersAtOnce, ...(pageParam !== '' && { after: pageParam }) },
        undefined,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const doublesQuery = (api: ApiClient, phone: string, email: string) =>
  queryOptions({
    queryKey: clientKeys.answer('doubles', phone, email),
    queryFn: ({ signal }) => api.call('clients', 'findClientDoubles', { phone, email }, undefined, { signal }),
  });

export const eligibilityQuery = (api: ApiClient, postalCode: string) =>
  queryOptions({
    queryKey: nounKeys('eligibility').answer('check', postalCode),
    queryFn: () => api.call('eligibility', 'checkEligibility', { postalCode }),
  });

/** Read again at each look. */
export const mergePreviewQuery = (api: ApiClient, id: number, otherId: number) =>
  queryOptions({
    // Not keyed with the clients: after the merge there is no preview to refetch.
    queryKey: ['client-merge-previews', id, otherId],
    queryFn: () => api.call('clients', 'previewClientMerge', { id, otherId }),
    gcTime: 0,
  });
