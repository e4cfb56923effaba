import type { ReactNode } from 'react';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import styles from './FilterButton.module.css';
import filters from './FilterSelect.module.css';

interface FilterButtonProps {
  onClick: () => void;
  children: ReactNode;
}

export const FilterButton = ({ onClick, children }: FilterButtonProps) => (
  <button type="button" className={`${filters['filter']} ${styles['button']}`} onClick={onClick}>
    <IconAdjustmentsHorizontal size={16} aria-hidden />
    {children}
  </button>
);
