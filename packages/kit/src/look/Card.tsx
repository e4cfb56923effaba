import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title?: string;
  aside?: ReactNode;
  /** Without padding, for a table that reaches the edges. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card({ title, aside, flush = false, className = '', children }: CardProps) {
  return (
    <section className={`${styles['card']} ${flush ? styles['flush'] : ''} ${className}`}>
      {title && (
        <header>
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
