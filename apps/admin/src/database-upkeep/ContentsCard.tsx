import { type CountedTable, countedTables, type DatabaseStatus } from '@traiteur/contract/database-upkeep.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './DatabasePage.module.css';
import { useBytes } from './use-bytes.ts';

type Counted = DatabaseStatus['tables'][number];

/** How much of everything is kept; undefined while that is being read. */
export function ContentsCard({ tables }: { tables: readonly Counted[] | undefined }) {
  const words = useTranslations('databaseUpkeep.contents');
  return (
    <Card title={words('title')}>
      <table className={styles['table']} aria-busy={!tables}>
        <caption className="visually-hidden">{words('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('table')}</th>
            <th scope="col">{words('rows')}</th>
            <th scope="col">{words('size')}</th>
          </tr>
        </thead>
        <tbody>
          {tables
            ? tables.map((table) => <CountedRow key={table.name} table={table} />)
            : countedTables.map((name) => <Row key={name} name={name} rows={<Skeleton />} size={<Skeleton />} />)}
        </tbody>
      </table>
      {tables?.some(({ isEstimate }) => isEstimate) && <p className={styles['note']}>{words('estimated')}</p>}
    </Card>
  );
}

function CountedRow({ table: { name, rows, isEstimate, bytes } }: { table: Counted }) {
  const words = useTranslations('databaseUpkeep.contents');
  const format = useFormatter();
  const sizeOf = useBytes();
  const number = format.number(rows);
  return <Row name={name} rows={isEstimate ? words('about', { rows: number }) : number} size={sizeOf(bytes)} />;
}

function Row({ name, rows, size }: { name: CountedTable; rows: ReactNode; size: ReactNode }) {
  const words = useTranslations('databaseUpkeep.tables');
  return (
    <tr>
      <th scope="row">{words(name)}</th>
      <td>{rows}</td>
      <td>{size}</td>
    </tr>
  );
}
