import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { type Column, DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { Shown, type ShownQuery } from '@traiteur/kit/loading/Shown.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import styles from './ProductConstants.module.css';

interface SheetRecord {
  id: number;
  name: Bilingual;
  active: boolean;
}

interface RecordSheetProps<Row> {
  title: string;
  add: string;
  empty: string;
  canWrite: boolean;
  list: ShownQuery<readonly Row[]>;
  emptyOffer: ReactNode;
  /** Between the name and the state. */
  columns: readonly Column<Row>[];
  /** Before the button that adds one. */
  actions?: ReactNode;
  /** Below the rows. */
  hint?: ReactNode;
  /** Edits the record of that id, or adds one. */
  dialog: (id: number | undefined, close: () => void) => ReactNode;
}

/** A short list on a sheet of its own, whose records are added and edited in a dialog. */
export function RecordSheet<Row extends SheetRecord>({
  title,
  add,
  empty,
  emptyOffer,
  canWrite,
  list,
  hint,
  actions,
  ...rest
}: RecordSheetProps<Row>) {
  const words = useTranslations('productConstants');
  const lists = useTranslations('lists');
  const nameOf = useLocalName();
  const [open, setOpen] = useState<{ id?: number; from: HTMLElement }>();
  const close = () => {
    open?.from.focus();
    setOpen(undefined);
  };
  const addOne = canWrite && <Button onClick={({ currentTarget: from }) => setOpen({ from })}>{add}</Button>;
  const name = (row: Row) =>
    canWrite ? (
      <button
        type="button"
        className={styles['open']}
        aria-label={words('open', { name: nameOf(row.name) })}
        onClick={({ currentTarget: from }) => setOpen({ id: row.id, from })}
      >
        {nameOf(row.name)}
      </button>
    ) : (
      nameOf(row.name)
    );
  const table = (rows: readonly Row[] | undefined) => (
    <DataTable
      label={title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', heading: words('name'), render: name },
        ...rest.columns,
        { key: 'active', heading: lists('state'), render: (row) => <ActiveChip active={row.active} /> },
      ]}
    />
  );
  return (
    <Card
      flush
      title={title}
      aside={
        <span className={styles['aside']}>
          {actions}
          {addOne}
        </span>
      }
    >
      <Shown
        query={list}
        shape={table(undefined)}
        empty={(rows) => rows.length === 0 && empty}
        emptyAction={emptyOffer}
      >
        {table}
      </Shown>
      {hint && <div className={styles['hint']}>{hint}</div>}
      {open && rest.dialog(open.id, close)}
    </Card>
  );
}
