import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const secondFactorKeys = nounKeys('second-factor');

export const secondFactorQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: secondFactorKeys.answer('own'),
    queryFn: () => api.call('second-factor', 'getSecondFactor'),
  });

export const colleagueFactorsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: secondFactorKeys.record(id),
    queryFn: () => api.call('second-factor', 'getColleagueFactors', { id }),
  });

export const secondFactorPolicyQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: secondFactorKeys.answer('policy'),
    queryFn: () => api.call('second-factor', 'getSecondFactorPolicy'),
  });
