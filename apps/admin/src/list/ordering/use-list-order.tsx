import type { MergedNoun } from '@traiteur/contract/catalogue/uses.ts';
import type { ListState } from '@traiteur/kit/list/list-state.ts';
import { type OrderedRow, useOrderColumn } from './use-order-column.tsx';

/** A list that is ordered by hand while it shows all its rows in their order. */
export function useListOrder<Row extends OrderedRow>(noun: MergedNoun, list: ListState<Row>) {
  const isInOrder = list.sort === undefined || list.sort === 'position';
  const isWhole = isInOrder && !list.narrowed && !list.hasNext && !list.hasPrevious;
  const { rows, column, hint } = useOrderColumn(noun, list.query.data, isWhole);
  return { list: { ...list, query: { ...list.query, data: list.query.data && rows } }, column, hint };
}
