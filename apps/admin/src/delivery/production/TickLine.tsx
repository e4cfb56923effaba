import type { ReactNode } from 'react';
import styles from './TickLine.module.css';

interface TickLineProps {
  isDone: boolean;
  /** It is made, and does not leave the house. */
  isHeld?: boolean | undefined;
  /** What the box says to who does not see it. */
  label: string;
  onTick: () => void;
  /** Stands before the name, read from two metres. */
  amount: ReactNode;
  children: ReactNode;
  /** Below the line. */
  foot?: ReactNode;
}

/** What is made or packed, and whether it is done. The whole line is pressed. */
export function TickLine({ isDone, isHeld = false, label, onTick, amount, children, foot }: TickLineProps) {
  return (
    <li className={`${styles['item']} ${isHeld ? styles['held'] : isDone ? styles['done'] : ''}`}>
      <label className={styles['line']}>
        {amount}
        <span className={styles['dish']}>{children}</span>
        <input className={styles['box']} type="checkbox" checked={isDone} aria-label={label} onChange={onTick} />
      </label>
      {foot}
    </li>
  );
}
