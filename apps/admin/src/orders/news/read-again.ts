import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { orderKeys } from '../order-queries.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import type { GatheredNews } from './gather-news.ts';

/** Most rows per page of a list. */
const largestPage = 200;
/** With what they owe, and what VIES says of them. */
const companiesKey = [...nounKeys('companies').all, 'list'] as const;
const listsKey = [...orderKeys.all, 'list'] as const;

interface Reading {
  queries: QueryClient;
  api: ApiClient;
  news: GatheredNews;
  /** Whether the tab is visible: a hidden one refetches when the user comes back. */
  isSeen: boolean;
}

/**
 * Refetches the orders on screen. The rows of a list change in place: none comes, goes or moves while the user reads,
 * unless so much happened that the list must be read again.
 */
export async function readAgain({ queries, api, news, isSeen }: Reading): Promise<void> {
  const refetchType = isSeen ? 'active' : 'none';
  const companies = queries.invalidateQueries({ queryKey: companiesKey, refetchType });
  if (news === 'reload') {
    await queries.invalidateQueries({ queryKey: orderKeys.all, refetchType, predicate: (query) => !isForm(query) });
    return companies;
  }
  const otherQueries = queries.invalidateQueries({
    queryKey: orderKeys.all,
    refetchType,
    predicate: (query) => !isList(query) && !isForm(query),
  });
  if (isSeen) await renewRows(queries, api, news);
  // Only marked as stale: a user who comes back to a list sees its current state.
  await queries.invalidateQueries({ queryKey: listsKey, refetchType: 'none' });
  await otherQueries;
  await companies;
}

const listsHash = hashKey(listsKey).slice(0, -1);
/** A form keeps what it began from: it finds out by itself that a colleague saved meanwhile. */
const isForm = ({ options }: Query): boolean => 'staleTime' in options && options.staleTime === Infinity;
const isList = ({ queryHash }: Query): boolean => queryHash.startsWith(listsHash);

async function renewRows(queries: QueryClient, api: ApiClient, changedIds: readonly number[]): Promise<void> {
  const lists = queries.getQueriesData<Page<OrderRow>>({ queryKey: listsKey, type: 'active' });
  const shownIds = new Set(lists.flatMap(([, page]) => page?.items.map(({ id }) => id) ?? []));
  const ids = changedIds.filter((id) => shownIds.has(id)).slice(0, largestPage);
  if (ids.length === 0) return;
  const query = { ids: ids.join(), limit: largestPage };
  const fresh = await api.call('orders', 'list', query, undefined, { quiet: true }).catch(() => undefined);
  if (!fresh) return;
  const rows = new Map(fresh.items.map((row) => [row.id, row]));
  for (const [key] of lists)
    queries.setQueryData<Page<OrderRow>>(
      key,
      (page) => page && { ...page, items: page.items.map((row) => rows.get(row.id) ?? row) },
    );
}
