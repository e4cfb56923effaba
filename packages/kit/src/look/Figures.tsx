import type { ReactNode } from 'react';
import styles from './Figures.module.css';

export interface FigureColumn {
  heading: string;
  /** A detail stands on a desk and on paper: a phone has no room for it. */
  isDetail?: boolean;
  /** Said quietly, beside the figures that count. */
  isQuiet?: boolean;
}

export interface FigureRow {
  key: string | number;
  name: ReactNode;
  /** One a column, formatted. */
  figures: readonly ReactNode[];
  /** Adds up rows above it. */
  isSum?: boolean;
}

interface FiguresProps {
  label: string;
  /** What the names are. */
  heading: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  /** Adds up all rows. */
  foot?: Omit<FigureRow, 'key'>;
}

/** Figures one below the other: each row's name, its figures to the right, and what they come to at the foot. */
export function Figures({ label, heading, columns, rows, foot }: FiguresProps) {
  return (
    <table className={styles['figures']}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {columns.map((column) => (
            <th key={column.heading} scope="col" className={lookOf(column)}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, ...row }) => (
          <Row key={key} {...row} columns={columns} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <Row {...foot} columns={columns} />
        </tfoot>
      )}
    </table>
  );
}

const Row = ({ name, figures, isSum, columns }: Omit<FigureRow, 'key'> & Pick<FiguresProps, 'columns'>) => (
  <tr className={isSum ? styles['sum'] : undefined}>
    <th scope="row">{name}</th>
    {columns.map((column, index) => (
      <td key={column.heading} className={lookOf(column)}>
        {figures[index]}
      </td>
    ))}
  </tr>
);

const lookOf = ({ isDetail, isQuiet }: FigureColumn) =>
  (isDetail && styles['detail']) || (isQuiet && styles['quiet']) || undefined;
