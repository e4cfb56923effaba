import type { ReactNode } from 'react';
import styles from './Paper.module.css';

/** The background of a paper on the screen. */
export const Sheet = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={`${styles['sheet']} ${className}`}>{children}</div>
);

/** A paper for a client: a head, a table, sums. `page` is the name of its printed page. */
export const Paper = ({ page, children }: { page?: string; children: ReactNode }) => (
  <article className={styles['paper']} style={{ page }}>
    {children}
  </article>
);

/** Three blocks: sender, title, recipient. */
export const PaperHead = ({ children }: { children: ReactNode }) => <div className={styles['head']}>{children}</div>;

export const Sender = ({ name, logo, children }: { name: string; logo?: ReactNode; children: ReactNode }) => (
  <address>
    {logo}
    <strong className={styles['sender']}>{name}</strong>
    {children}
  </address>
);

export const Title = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <strong className={styles['title']}>{title}</strong>
    {children}
  </div>
);

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
  children: ReactNode;
}

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

/** Places blocks side by side below the table. */
export const Halves = ({ children }: { children: ReactNode }) => <div className={styles['halves']}>{children}</div>;
