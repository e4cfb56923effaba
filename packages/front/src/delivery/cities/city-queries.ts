import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { cityQuestion } from './city-question.ts';
import { nounKeys } from '../../queries/noun-keys.ts';

export const citiesQuery = (api: ApiClient, question: ReturnType<typeof cityQuestion>) =>
  queryOptions({
    queryKey: nounKeys('cities').answer('suggestCities', question),
    queryFn: () => api.call('cities', 'suggestCities', question ?? {}),
    enabled: question !== undefined,
    staleTime: Infinity,
  });
