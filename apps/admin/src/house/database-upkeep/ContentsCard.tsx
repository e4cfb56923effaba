import type { DatabaseStatus } from '@traiteur/contract/house/database-upkeep.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './DatabasePage.module.css';
import { useBytes } from './use-bytes.ts';

type Counted = DatabaseStatus['tables'][number];

/** Lines of the table while it loads. */
const expectedLines = Array.from({ length: 20 }, (_, index) => index);

/** `tables` is undefined while it loads. */
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
            : expectedLines.map((line) => (
                <Row key={line} name={<Skeleton />} rows={<Skeleton />} size={<Skeleton />} />
              ))}
        </tbody>
      </table>
      {tables?.some(({ isEstimate }) => isEstimate) && <p className={styles['note']}>{words('estimated')}</p>}
    </Card>
  );
}

function CountedRow({ table: { name, rows, isEstimate, bytes } }: { table: Counted }) {
  const words = useTranslations('databaseUpkeep.contents');
  const nameOf = useTableName();
  const format = useFormatter();
  const sizeOf = useBytes();
  const number = format.number(rows);
  return <Row name={nameOf(name)} rows={isEstimate ? words('about', { rows: number }) : number} size={sizeOf(bytes)} />;
}

function Row({ name, rows, size }: Record<'name' | 'rows' | 'size', ReactNode>) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{rows}</td>
      <td>{size}</td>
    </tr>
  );
}

/** The noun's title, or words of the table's own. */
function useTableName(): (table: string) => string {
  const texts = useTranslations();
  return (table) => {
    const noun = table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const key = [`databaseUpkeep.tables.${table}`, `${noun}.title`].find((name) => texts.has(name as never));
    // The database names its tables; a test checks that each has its words.
    return key ? texts(key as never) : table;
  };
}
