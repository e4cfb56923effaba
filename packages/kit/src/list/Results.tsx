import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Results.module.css';

/** The arrow keys go from the box through the results and back. */
export function Search({ children }: { children: ReactNode }) {
  return <div onKeyDown={walk}>{children}</div>;
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLElement)) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('input, li')];
  const at = lines.findIndex((line) => line.contains(target));
  const line = lines[at + (key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !line) return;
  event.preventDefault();
  (line.querySelector<HTMLElement>('[data-usual]') ?? line.querySelector('button') ?? line).focus();
}

export function Results({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <ul className={styles['results']} aria-busy={busy}>
      {children}
    </ul>
  );
}

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
