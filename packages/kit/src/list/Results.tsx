import type { ReactNode } from 'react';
import styles from './Results.module.css';

/** What a search found, a line each, below its box. */
export function Results({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <ul className={styles['results']} aria-busy={busy}>
      {children}
    </ul>
  );
}

/** One of them: pressed as a whole where it says what that does, else with buttons of its own. */
export function Result({ onChoose, children }: { onChoose?: () => void; children: ReactNode }) {
  if (!onChoose) return <li className={styles['result']}>{children}</li>;
  return (
    <li>
      <button type="button" className={styles['result']} onClick={onChoose}>
        {children}
      </button>
    </li>
  );
}
