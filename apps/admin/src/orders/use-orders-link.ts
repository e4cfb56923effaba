import { orders } from '@traiteur/contract/orders/orders.ts';
import { addressWithQuery, type QueryText } from '@traiteur/front/routing/use-query-in-address.ts';
import { useTo } from '../use-to.ts';

const { query: listQuery } = orders.operations.list;

/** A list of orders as its address asks for it. */
export type OrdersQuery = QueryText<typeof listQuery>;

/** The address of the order list with these filters. */
export function useOrdersLink(): (query: OrdersQuery) => string {
  const to = useTo();
  return (query) => addressWithQuery(to('orders'), listQuery, query);
}
