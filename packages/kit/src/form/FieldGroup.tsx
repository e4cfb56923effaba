import type { ReactNode } from 'react';
import { Card } from '../look/Card.tsx';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  title?: string;
  aside?: ReactNode;
  /** Side by side where there is room. */
  columns?: boolean;
  children: ReactNode;
}

/** Fields side by side within a group, where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles['columns']}>{children}</div>;

/** Fields that belong together, on one sheet. */
export function FieldGroup({ title, aside, columns = false, children }: FieldGroupProps) {
  return (
    <Card {...(title ? { title } : {})} aside={aside}>
      <div className={columns ? styles['columns'] : styles['fields']}>{children}</div>
    </Card>
  );
}
