import { useQuery } from '@tanstack/react-query';
import type { Page } from '@traiteur/contract/lists.ts';
import type { Operation, Result } from '@traiteur/contract/operation.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import { api } from './api.ts';

type RowOf<T extends keyof Api, N extends keyof Api[T]> =
  Result<Api[T][N] & Operation> extends Page<infer Row> ? Row : never;

/** The rows of a short list to choose from, two hundred at most: sizes, tags, zones. Empty until they are there. */
export function useChoices<T extends keyof Api, N extends keyof Api[T] & string>(tag: T, name: N): RowOf<T, N>[] {
  const query = useQuery({
    queryKey: [tag, name, 'choices'],
    queryFn: () => api.call(tag, name, { limit: 200 } as never, undefined as never) as Promise<Page<RowOf<T, N>>>,
    staleTime: 60_000,
    enabled: api.offers(tag, name),
  });
  return query.data?.items ?? [];
}
