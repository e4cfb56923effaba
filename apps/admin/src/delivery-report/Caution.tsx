import type { ReactNode } from 'react';
import styles from './Caution.module.css';

/** What to be careful about with a stop: a danger where the order was taken only with a reason. */
export const Caution = ({ isDanger = false, children }: { isDanger?: boolean; children: ReactNode }) => (
  <p className={isDanger ? styles['danger'] : styles['care']}>{children}</p>
);
