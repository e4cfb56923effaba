import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const clientKeys = nounKeys('clients');

/** The first clients for what is typed. */
export const foundClientsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: clientKeys.answer('found', search),
    queryFn: ({ signal }) => api.call('clients', 'list', { search, limit: 6 }, undefined, { signal }),
  });

export const clientQuery = (api: ApiClient, id: number) =>
  queryOptions({ queryKey: clientKeys.answer('page', id), queryFn: () => api.call('clients', 'get', { id }) });

/** What a client owes and who changed their allergies: an order that changes may change it. */
export const clientStandingQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: nounKeys('orders').answer('client-standing', id),
    queryFn: () => api.call('clients', 'getClientStanding', { id }),
  });

/** Orders that a client's page shows at first, and each time more are asked for. */
const ordersAtOnce = 10;

/** A client's orders, the newest first, some at a time. */
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

/** Who has this phone or this e-mail address already. */
export const doublesQuery = (api: ApiClient, phone: string, email: string) =>
  queryOptions({
    queryKey: clientKeys.answer('doubles', phone, email),
    queryFn: ({ signal }) => api.call('clients', 'findClientDoubles', { phone, email }, undefined, { signal }),
  });

/** Whether and where the house delivers. */
export const eligibilityQuery = (api: ApiClient, postalCode: string) =>
  queryOptions({
    queryKey: nounKeys('eligibility').answer('check', postalCode),
    queryFn: () => api.call('eligibility', 'checkEligibility', { postalCode }),
  });

/** What merging another record into a client's would make of both, read anew each time it is looked at. */
export const mergePreviewQuery = (api: ApiClient, id: number, otherId: number) =>
  queryOptions({
    // Apart from the clients: once both are one, there is nothing left to look at again.
    queryKey: ['client-merge-previews', id, otherId],
    queryFn: () => api.call('clients', 'previewClientMerge', { id, otherId }),
    gcTime: 0,
  });
