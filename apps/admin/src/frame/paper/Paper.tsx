import type { ReactNode } from 'react';
import styles from './Paper.module.css';

/** What a paper lies on where it is read on a screen. */
export const Sheet = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={`${styles['sheet']} ${className}`}>{children}</div>
);

/** What somebody gets from the house on paper: a head, a table, sums. `page` names the printed page that it stands on. */
export const Paper = ({ page, children }: { page?: string; children: ReactNode }) => (
  <article className={styles['paper']} style={{ page }}>
    {children}
  </article>
);

/** Three blocks: the house, what the paper is, and for whom. */
export const PaperHead = ({ children }: { children: ReactNode }) => <div className={styles['head']}>{children}</div>;

/** The house, by its name. */
export const Sender = ({ name, logo, children }: { name: string; logo?: ReactNode; children: ReactNode }) => (
  <address>
    {logo}
    <strong className={styles['sender']}>{name}</strong>
    {children}
  </address>
);

/** What the paper is. */
export const Title = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <strong className={styles['title']}>{title}</strong>
    {children}
  </div>
);

/** For whom it is. */
export const Recipient = ({ label, name, children }: { label: string; name: string; children: ReactNode }) => (
  <address className={styles['client']}>
    <small>{label}</small>
    <strong>{name}</strong>
    {children}
  </address>
);

interface PaperTableProps {
  className?: string | undefined;
  headings: readonly string[];
  /** Rows, each beginning with what it is about. */
  children: ReactNode;
}

/** What is listed, under its headings. */
export const PaperTable = ({ className = '', headings, children }: PaperTableProps) => (
  <table className={`${styles['lines']} ${className}`}>
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

/** What stands side by side below the table. */
export const Halves = ({ children }: { children: ReactNode }) => <div className={styles['halves']}>{children}</div>;
