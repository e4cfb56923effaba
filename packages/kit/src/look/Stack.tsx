import type { ReactNode } from 'react';
import styles from './Stack.module.css';

interface StackProps {
  /** Nothing in it can be reached for now. */
  inert?: boolean;
  children: ReactNode;
}

/** Sheets one below the other, as far apart as sheets are. */
export const Stack = ({ inert, children }: StackProps) => (
  <div className={styles['stack']} inert={inert}>
    {children}
  </div>
);
