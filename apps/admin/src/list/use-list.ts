import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Operations, Tagged } from '@traiteur/contract/statement/operation.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import type { ListState } from '@traiteur/kit/list/list-state.ts';
import { useLocation } from 'react-router';
import { useLocale } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { type AddressValues, useAddress } from '@traiteur/front/routing/use-address.ts';
import type { RowOf } from '@traiteur/front/queries/use-choices.ts';
import { useApi } from '@traiteur/front/front.ts';

interface ListOptions {
  /** Filters in force as people read them, by their name in the query. */
  filterLabels?: Record<string, (value: string) => string>;
}

/** How a list's filters are read and set, by their name in the query. */
export interface ListFilters {
  filterValue: (name: string) => string;
  /** Sets or, with undefined, takes off filters. */
  filter: (values: Record<string, string | undefined>) => void;
}

/** Cursors of the pages before this one, kept beside the address so that one can go back. */
interface Trail {
  cursors?: (string | null)[];
}

/** What an address asks without hiding a row. */
const standing = new Set(['sort', 'after', 'limit']);

/**
 * A list whose search, sort, filters and cursor live in the address, checked by the contract's own query; what the address says wrong is
 * left out.
 */
export function useList<T extends keyof Api, N extends keyof Api[T] & string>(
  tagged: Tagged<T, Api[T] & Operations>,
  name: N,
  { filterLabels = {} }: ListOptions = {},
): ListState<RowOf<T, N>> & ListFilters {
  const api = useApi();
  const { address, change, settled } = useAddress();
  const locale = useLocale();
  const trail = (useLocation().state as Trail | null)?.cursors ?? [];
  const failureMessage = useFailureMessage();
  const asked = checkedQuery(tagged.operations[name], Object.fromEntries(address));
  const query = useQuery({
    // Names are sorted in the language they are shown in.
    queryKey: [tagged.tag, name, asked, locale],
    queryFn: ({ signal }) =>
      api.call(tagged.tag, name, asked as never, undefined as never, { signal }) as Promise<Page<RowOf<T, N>>>,
    placeholderData: keepPreviousData,
  });

  /** Another search, sort or filter begins at the first page. */
  const begin = (values: AddressValues) =>
    change({ after: undefined, ...values }, { state: {} satisfies Trail, replace: 'search' in values });
  function turn(cursor: string | null | undefined, cursors: Trail['cursors']) {
    // Rows that are still those of another address lead to no page of this one.
    if (settled && !query.isPlaceholderData) change({ after: cursor }, { state: { cursors } satisfies Trail });
  }

  const after = address.get('after');
  const narrowing = Object.keys(asked).filter((key) => !standing.has(key));
  return {
    rows: query.data?.items,
    total: query.data?.total,
    totalIsEstimate: query.data?.totalIsEstimate ?? false,
    loading: query.isFetching && (query.isPlaceholderData || !query.data),
    failed: query.error && { message: failureMessage(query.error) },
    retry: () => void query.refetch(),
    search: asked['search'] ?? '',
    setSearch: (search) => begin({ search }),
    sort: asked['sort'],
    setSort: (sort) => begin({ sort }),
    hasNext: Boolean(query.data?.next),
    hasPrevious: Boolean(after),
    narrowed: narrowing.length > 0,
    showAll: () => begin(Object.fromEntries(narrowing.map((key) => [key, undefined]))),
    next: () => turn(query.data?.next, [...trail, after]),
    previous: () => turn(trail.at(-1), trail.slice(0, -1)),
    filters: Object.entries(filterLabels).flatMap(([key, label]) => {
      const value = asked[key];
      return value ? [{ name: key, label: label(value), remove: () => begin({ [key]: undefined }) }] : [];
    }),
    filter: begin,
    filterValue: (key) => asked[key] ?? '',
  };
}

/** What of the address the operation's query takes, as text. */
export function checkedQuery(
  operation: Operations[string] | undefined,
  given: Record<string, string>,
): Record<string, string> {
  const known = Object.fromEntries(
    Object.entries(given).filter(([key, value]) => value && operation?.query?.shape[key]),
  );
  const parsed = operation?.query?.safeParse(known);
  if (!parsed || parsed.success) return known;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(known).filter(([key]) => !wrong.has(key)));
}
