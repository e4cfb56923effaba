import type { ReactNode } from 'react';
import styles from './UpkeepTable.module.css';

interface UpkeepTableProps {
  label: string;
  headings: readonly string[];
  busy?: boolean;
  /** Rows: a heading, then as many cells as there are other headings. */
  children: ReactNode;
}

/** What the database holds, a name a row. */
export const UpkeepTable = ({ label, headings, busy, children }: UpkeepTableProps) => (
  <table className={styles['table']} aria-busy={busy}>
    <caption className="visually-hidden">{label}</caption>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
