import type { ShownQuery } from '../loading/Shown.tsx';

/** Which columns are to be shown, given those that are chosen by then; undefined is the usual ones. */
export type ColumnChange = (chosenKeys: readonly string[] | undefined) => readonly string[] | undefined;

/** A list as a screen shows it: its rows and what one can do to see others. */
export interface ListState<Row> {
  query: ShownQuery<readonly Row[]>;
  total: number | undefined;
  totalIsEstimate: boolean;
  /** Whether other rows than those shown are on their way. */
  loading: boolean;
  search: string;
  setSearch: (text: string) => void;
  /** Field it is sorted by, descending with a leading hyphen. */
  sort: string | undefined;
  setSort: (sort: string) => void;
  hasNext: boolean;
  hasPrevious: boolean;
  next: () => void;
  previous: () => void;
  /** Whether a search or a filter hides some. */
  narrowed: boolean;
  /** The search and the filters in force, as one text: another one shows other rows. */
  narrowing: string;
  /** Takes off the search and every filter. */
  showAll: () => void;
  /** Filters in force, to be taken off one by one. */
  filters: readonly { name: string; label: string; remove: () => void }[];
  /** Columns that somebody chose, by their keys, and how to choose others; undefined for the usual ones. */
  columns: readonly string[] | undefined;
  setColumns: (change: ColumnChange) => void;
}
