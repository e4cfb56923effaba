import type { OrderedNoun } from '@traiteur/contract/catalogue/uses.ts';
import type { ListState } from '@traiteur/kit/list/list-state.ts';
import { isEndless, useOrderColumn } from './use-order-column.tsx';
import type { OrderedRow } from './use-order.ts';

/** A list that is ordered by hand while it shows all its rows in their order. */
export function useListOrder<Row extends OrderedRow>(noun: Exclude<OrderedNoun, 'categories'>, list: ListState<Row>) {
  const isInOrder = list.sort === undefined || list.sort === 'position';
  const isWhole = isInOrder && !list.narrowed && !list.hasNext && !list.hasPrevious;
  const extent = isEndless(list.total ?? 0) ? 'endless' : isWhole ? 'whole' : 'part';
  const { rows, column, hint } = useOrderColumn(noun, list.query.data, extent);
  return { list: { ...list, query: { ...list.query, data: list.query.data && rows } }, column, hint };
}
