import { orders } from '@traiteur/contract/orders/orders.ts';
import { addressWithQuery, type QueryText } from '@traiteur/front/routing/use-query-in-address.ts';
import { useTo } from '../use-to.ts';

const { query: listQuery } = orders.operations.list;

/** Filters of the order list as in its address. */
export type OrdersQuery = QueryText<typeof listQuery>;

export function useOrdersLink(): (query: OrdersQuery) => string {
  const to = useTo();
  return (query) => addressWithQuery(to('orders'), listQuery, query);
}
