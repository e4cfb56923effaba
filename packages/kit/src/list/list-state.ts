import type { ShownQuery } from '../loading/Shown.tsx';

/** From the current keys to the new ones; undefined for the usual columns. */
export type ColumnChange = (chosenKeys: readonly string[] | undefined) => readonly string[] | undefined;

export interface ListState<Row> {
  query: ShownQuery<readonly Row[]>;
  total: number | undefined;
  totalIsEstimate: boolean;
  loading: boolean;
  search: string;
  setSearch: (text: string) => void;
  /** Sort field, with a leading hyphen when descending. */
  sort: string | undefined;
  setSort: (sort: string) => void;
  hasNext: boolean;
  hasPrevious: boolean;
  next: () => void;
  previous: () => void;
  narrowed: boolean;
  /** Search and filters as one text: a new text means other rows. */
  narrowing: string;
  showAll: () => void;
  filters: readonly { name: string; label: string; remove: () => void }[];
  /** Keys of the chosen columns; undefined for the usual ones. */
  columns: readonly string[] | undefined;
  setColumns: (change: ColumnChange) => void;
}
