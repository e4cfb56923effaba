import { useQuery } from '@tanstack/react-query';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Operation, Result } from '@traiteur/contract/statement/operation.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import { useApi } from '../front.ts';
import { everyRow, longestPage } from './every-row.ts';
import { nounKeys } from './noun-keys.ts';

export type RowOf<T extends keyof Api, N extends keyof Api[T]> =
  Result<Api[T][N] & Operation> extends Page<infer Row> ? Row : never;

interface ShortListOptions {
  /** Milliseconds for which an earlier answer is used. */
  staleTime?: number;
}

/** Lists read page after page, whole (sizes, tags, ingredients). */
export function useShortList<T extends keyof Api, N extends keyof Api[T] & string>(
  tag: T,
  name: N,
  { staleTime = 0 }: ShortListOptions = {},
) {
  const api = useApi();
  return useQuery({
    queryKey: nounKeys(tag).choices(name),
    queryFn: () =>
      everyRow(
        (cursor) =>
          api.call(tag, name, { limit: longestPage, after: cursor } as never, undefined as never) as Promise<
            Page<RowOf<T, N>>
          >,
      ),
    staleTime,
    enabled: api.offers(tag, name),
  });
}

export const useChoices = <T extends keyof Api, N extends keyof Api[T] & string>(tag: T, name: N): RowOf<T, N>[] =>
  useShortList(tag, name, { staleTime: 60_000 }).data ?? [];
