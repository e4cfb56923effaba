import type { ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps {
  /** Name of the group, of which one is chosen. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  /** What stands at its end. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One of several of which one is chosen, pressed as a whole. */
export function Choice({ name, checked, onChoose, aside, children }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>{children}</span>
      {aside}
    </label>
  );
}

/** The choices of a group, one below the other. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles['choices']}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}
