import type { ReactNode } from 'react';
import { Card } from '../look/Card.tsx';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  title?: string;
  aside?: ReactNode;
  columns?: boolean;
  children: ReactNode;
}

export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles['columns']}>{children}</div>;

export function FieldGroup({ title, aside, columns = false, children }: FieldGroupProps) {
  return (
    <Card {...(title ? { title } : {})} aside={aside}>
      <div className={columns ? styles['columns'] : styles['fields']}>{children}</div>
    </Card>
  );
}
