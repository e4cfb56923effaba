import type { ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  aside?: ReactNode;
  children: ReactNode;
}

export function Choice({ name, checked, onChoose, aside, children }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>{children}</span>
      {aside}
    </label>
  );
}

export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles['choices']}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}
