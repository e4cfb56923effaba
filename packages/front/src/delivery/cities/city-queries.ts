import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { cityQuestion } from './city-question.ts';
import { nounKeys } from '../../queries/noun-keys.ts';

/** By the start of a French postal code, or by name; nothing without a question. */
export const citiesQuery = (api: ApiClient, question: ReturnType<typeof cityQuestion>) =>
  queryOptions({
    queryKey: nounKeys('cities').answer('suggestCities', question),
    queryFn: () => api.call('cities', 'suggestCities', question ?? {}),
    enabled: question !== undefined,
    staleTime: Infinity,
  });
