import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import type { ListState } from '@traiteur/kit/list/list-state.ts';
import { useLocation } from 'react-router';
import { useLocale } from 'use-intl';
import type * as z from 'zod/mini';
import { type QueryChange, useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import type { RowOf } from '@traiteur/front/queries/use-choices.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useKnownQuery } from './use-known-query.ts';

type ListedTag = { [Tag in keyof Api]: Api[Tag] extends { list: { query: z.ZodMiniObject } } ? Tag : never }[keyof Api];
type Query<Tag extends ListedTag> = Api[Tag]['list']['query'];
type FilterName<Tag extends ListedTag> = Exclude<
  keyof Query<Tag>['shape'] & string,
  'search' | 'sort' | 'limit' | 'after'
>;

type FilterLabel<Tag extends ListedTag> = (value: string, row: RowOf<Tag, 'list'> | undefined) => string;

/** That the contract lets a page have. */
export const mostRows = 200;

interface ListOptions<Tag extends ListedTag> {
  /** Rows a page; the contract's usual number by default. */
  limit?: number;
  /** Writes a filter's value for reading, by its name in the query. `row` is a row that matches, if there is one. */
  filterLabels?: { [Name in FilterName<Tag>]?: FilterLabel<Tag> };
}

/** Filters by their name in the list's query. */
export interface ListFilters<Tag extends ListedTag> {
  /** Value and change of one filter; the value is empty where the filter is not set. */
  field: (name: FilterName<Tag>) => { value: string; onChange: (value: string | undefined) => void };
  /** Search and filters in force, as in the address. */
  narrowedBy: Readonly<Record<string, string | undefined>>;
  /** Sets filters; undefined clears one. */
  filter: (values: { [Name in FilterName<Tag>]?: string | undefined }) => void;
}

export interface ViewedList {
  tag: string;
  /** Search, filters, sort and columns as in the address. */
  view: Readonly<Record<string, string>>;
  /** Shows exactly this view, from its first page. */
  showView: (query: Readonly<Record<string, string>>) => void;
}

/** Cursors of the previous pages, kept in the history state so that the user can go back. */
interface Trail {
  cursors?: (string | null)[];
}

/** In the address only: no operation has this parameter. */
const columnsName = 'columns';

const columnsIn = (text: string | null): readonly string[] | undefined =>
  text !== null && /^[a-zA-Z]+(,[a-zA-Z]+)*$/.test(text) ? text.split(',') : undefined;

/** Parts of the query that hide no row. */
const standing = new Set(['sort', 'after', 'limit']);

/**
 * A list whose search, sort, filters and cursor are in the address, checked by the contract's query.
 * Invalid parts of the address are ignored.
 */
export function useList<Tag extends ListedTag>(
  { tag, operations }: { tag: Tag; operations: { list: { query: z.ZodMiniObject } } },
  { filterLabels = {}, limit }: ListOptions<Tag> = {},
): ListState<RowOf<Tag, 'list'>> & ListFilters<Tag> & ViewedList {
  const api = useApi();
  const { address, text, change, settled } = useQueryInAddress(useKnownQuery(operations.list.query));
  const pageQuery = limit === undefined ? text : { limit: String(limit), ...text };
  const locale = useLocale();
  const trail = (useLocation().state as Trail | null)?.cursors ?? [];
  const query = useQuery({
    queryKey: nounKeys(tag).list(pageQuery, locale),
    queryFn: ({ signal }) =>
      // `text` was checked by this noun's query, which the compiler cannot see for any tag.
      api.call(tag, 'list', pageQuery as never, undefined as never, { signal }) as Promise<Page<RowOf<Tag, 'list'>>>,
    placeholderData: keepPreviousData,
  });

  /** Another search, sort or filter starts at the first page. */
  const begin = (values: QueryChange<z.ZodMiniObject>) =>
    change({ after: undefined, ...values }, { state: {} satisfies Trail, replace: 'search' in values });
  function turn(cursor: string | null | undefined, cursors: Trail['cursors']) {
    // While old rows are shown, their cursor does not fit the new address.
    if (settled && !query.isPlaceholderData) change({ after: cursor }, { state: { cursors } satisfies Trail });
  }

  const { after } = text;
  const columns = columnsIn(address.get(columnsName));
  const shownText: Readonly<Record<string, string | undefined>> = {
    ...text,
    ...(columns && { columns: columns.join() }),
  };
  const view = Object.fromEntries(
    Object.keys(shownText)
      .filter((name) => name !== 'after' && name !== 'limit')
      .map((name) => [name, shownText[name] ?? '']),
  );
  // Old rows do not match the new filters.
  const firstRow = query.isPlaceholderData ? undefined : query.data?.items[0];
  const narrowing = Object.keys(text).filter((key) => !standing.has(key));
  return {
    query: { data: query.data?.items, error: query.error, refetch: query.refetch },
    total: query.data?.total,
    totalIsEstimate: query.data?.totalIsEstimate ?? false,
    loading: query.isFetching && (query.isPlaceholderData || !query.data),
    search: text['search'] ?? '',
    setSearch: (search) => begin({ search }),
    sort: text['sort'],
    setSort: (sort) => begin({ sort }),
    hasNext: Boolean(query.data?.next),
    hasPrevious: Boolean(after),
    narrowed: narrowing.length > 0,
    narrowing: JSON.stringify(narrowing.map((name) => [name, text[name]])),
    showAll: () => begin(Object.fromEntries(narrowing.map((key) => [key, undefined]))),
    next: () => turn(query.data?.next, [...trail, after ?? null]),
    previous: () => turn(trail.at(-1), trail.slice(0, -1)),
    filters: Object.entries<FilterLabel<Tag> | undefined>(filterLabels).flatMap(([key, label]) => {
      const value = text[key];
      return value && label
        ? [{ name: key, label: label(value, firstRow), remove: () => begin({ [key]: undefined }) }]
        : [];
    }),
    columns,
    // Stays on the current page.
    setColumns: (choose) =>
      change((_, now) => ({ [columnsName]: choose(columnsIn(now.get(columnsName)))?.join() }), {
        state: { cursors: trail } satisfies Trail,
      }),
    filter: begin,
    tag,
    view,
    showView: (query) =>
      begin({
        ...Object.fromEntries(Object.keys(view).map((name) => [name, undefined])),
        ...query,
        after: undefined,
      }),
    narrowedBy: Object.fromEntries(narrowing.map((name) => [name, text[name]])),
    field: (name) => ({ value: text[name] ?? '', onChange: (value) => begin({ [name]: value }) }),
  };
}
