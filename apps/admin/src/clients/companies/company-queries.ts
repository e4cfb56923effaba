import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const companyKeys = nounKeys('companies');

/** Keyed with the orders: what it owes changes with them. */
export const companyQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: nounKeys('orders').answer('company', id),
    queryFn: () => api.call('companies', 'get', { id }),
  });

export const companyPeopleQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: companyKeys.answer('people', id),
    queryFn: () => api.call('companies', 'listCompanyPeople', { id }),
  });

export const companyOrdersQuery = (api: ApiClient, companyId: number) =>
  queryOptions({
    queryKey: nounKeys('orders').answer('of-company', companyId),
    queryFn: () => api.call('orders', 'list', { companyId, limit: 10 }),
  });

export const clientCompanyQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: companyKeys.answer('of-client', id),
    queryFn: () => api.call('clients', 'getClientCompany', { id }),
    enabled: api.offers('clients', 'getClientCompany'),
  });

export const activeCompaniesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: companyKeys.answer('active'),
    queryFn: () => api.call('companies', 'list', { active: 'true', limit: 200 }),
  });
