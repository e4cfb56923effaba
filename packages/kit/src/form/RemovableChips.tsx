import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './RemovableChips.module.css';

interface RemovableChip {
  key: string;
  content: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}

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
