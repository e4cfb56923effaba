import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './RemovableChips.module.css';

interface RemovableChip {
  key: string;
  content: ReactNode;
  /** What a screen reader says of its button. */
  removeLabel: string;
  onRemove: () => void;
}

/** The entries of a list, each with a button that takes it out. */
export const RemovableChips = ({ chips }: { chips: readonly RemovableChip[] }) => (
  <ul className={styles['chips']} aria-live="polite">
    {chips.map(({ key, content, removeLabel, onRemove }) => (
      <li key={key}>
        <span>{content}</span>
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <IconX size={14} aria-hidden />
        </button>
      </li>
    ))}
  </ul>
);
