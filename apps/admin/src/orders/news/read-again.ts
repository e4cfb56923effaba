import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { orderKeys } from '../order-queries.ts';
import type { GatheredNews } from './gather-news.ts';

/** Most rows that a page of a list has. */
const largestPage = 200;
const listsKey = [...orderKeys.all, 'list'] as const;

interface Reading {
  queries: QueryClient;
  api: ApiClient;
  news: GatheredNews;
  /** Whether somebody sees the tab: what nobody sees is read once they come back. */
  isSeen: boolean;
}

/**
 * Reads again what is on screen of orders. The rows of a list change where they stand: none comes, goes or moves under the eyes of who reads,
 * unless so much happened that nobody can tell what.
 */
export async function readAgain({ queries, api, news, isSeen }: Reading): Promise<void> {
  const refetchType = isSeen ? 'active' : 'none';
  if (news === 'reload')
    return queries.invalidateQueries({ queryKey: orderKeys.all, refetchType, predicate: (query) => !isForm(query) });
  const otherQueries = queries.invalidateQueries({
    queryKey: orderKeys.all,
    refetchType,
    predicate: (query) => !isList(query) && !isForm(query),
  });
  if (isSeen) await renewRows(queries, api, news);
  // Whoever comes back to a list sees it as it is then.
  await queries.invalidateQueries({ queryKey: listsKey, refetchType: 'none' });
  await otherQueries;
}

const listsHash = hashKey(listsKey).slice(0, -1);
/** What a form began from stays as it was: it says itself when somebody saved meanwhile. */
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
