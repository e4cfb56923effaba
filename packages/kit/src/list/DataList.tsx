import { type ReactNode, useId } from 'react';
import { Button } from '../look/Button.tsx';
import { ChoiceBar, type Choosing } from './ChoiceBar.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { DataTable, type Column } from './DataTable.tsx';
import styles from './DataList.module.css';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { shownColumns } from './shown-columns.ts';
import type { ListState } from './list-state.ts';
import { SearchBox } from './SearchBox.tsx';
import { Shown } from '../loading/Shown.tsx';
import { useRowChoice } from './use-row-choice.ts';
import { useShownLoading } from '../loading/use-shown-loading.ts';

interface DataListProps<Row> {
  list: ListState<Row>;
  columns: readonly Column<Row>[];
  label: string;
  /** "12 allergens". */
  count: (total: number) => string;
  empty: ReactNode;
  emptyAction?: ReactNode;
  rowLink?: (row: Row) => string;
  rowKey: (row: Row) => string | number;
  isDense?: boolean;
  filters?: ReactNode;
  choosing?: Choosing<Row> | undefined;
  hasSearch?: boolean;
  hasColumnChoice?: boolean;
}

export function DataList<Row>({
  list,
  columns,
  count,
  empty,
  emptyAction,
  filters,
  choosing,
  hasSearch = true,
  hasColumnChoice,
  ...rest
}: DataListProps<Row>) {
  const table = { ...rest, columns: shownColumns(columns, list.columns) };
  const phrase = usePhrase();
  const countId = useId();
  const fades = useShownLoading(list.loading);
  const choice = useRowChoice(list.query.data ?? [], table.rowKey, list.narrowing);
  const shape = { ...table, ...(choosing && { choosing: { choice, nameOf: choosing.nameOf } }) };
  return (
    <>
      <div className={`${styles['tools']} no-print`}>
        {hasSearch && <SearchBox value={list.search} onChange={list.setSearch} searchOnBlur />}
        <div className={styles['filters']}>
          {filters}
          {hasColumnChoice && <ColumnChoice columns={columns} chosenKeys={list.columns} onChoose={list.setColumns} />}
          {list.filters.map(({ name, label, remove }) => (
            <button key={name} type="button" className={styles['filter']} onClick={remove}>
              {label}
              <span aria-label={phrase(kitWords.removeFilter)} role="img">
                ✕
              </span>
            </button>
          ))}
        </div>
      </div>
      <div className={styles['sheet']} aria-busy={list.loading} aria-describedby={countId}>
        <Shown
          query={list.query}
          shape={<DataTable {...shape} rows={undefined} sort={list.sort} setSort={list.setSort} />}
          empty={(rows) => rows.length === 0 && (list.narrowed ? phrase(kitWords.nothingFound) : empty)}
          emptyAction={list.narrowed ? <Button onClick={list.showAll}>{phrase(kitWords.showAll)}</Button> : emptyAction}
        >
          {(rows) => <DataTable {...shape} rows={rows} sort={list.sort} setSort={list.setSort} faded={fades} />}
        </Shown>
      </div>
      {choosing && <ChoiceBar choosing={choosing} choice={choice} list={list} />}
      <div className={`${styles['foot']} no-print`}>
        <p id={countId} role="status">
          {list.total !== undefined && (list.totalIsEstimate ? `${phrase(kitWords.about)} ` : '') + count(list.total)}
        </p>
        {(list.hasPrevious || list.hasNext) && (
          <nav aria-label={table.label}>
            <Button disabledReason={list.hasPrevious ? undefined : ''} onClick={list.previous}>
              {phrase(kitWords.previous)}
            </Button>
            <Button disabledReason={list.hasNext ? undefined : ''} onClick={list.next}>
              {phrase(kitWords.next)}
            </Button>
          </nav>
        )}
      </div>
    </>
  );
}
