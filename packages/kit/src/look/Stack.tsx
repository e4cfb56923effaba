import type { ReactNode } from 'react';
import styles from './Stack.module.css';

interface StackProps {
  inert?: boolean;
  children: ReactNode;
}

export const Stack = ({ inert, children }: StackProps) => (
  <div className={styles['stack']} inert={inert}>
    {children}
  </div>
);
