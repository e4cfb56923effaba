import type { ReactNode } from 'react';
import styles from './Figures.module.css';

interface FiguresProps {
  className?: string | undefined;
  /** Many columns on one line each: small rows, and the sums of a foot stand out. */
  isDense?: boolean;
  children: ReactNode;
}

export const Figures = ({ className = '', isDense = false, children }: FiguresProps) => (
  <table className={`${styles['figures']} ${isDense ? styles['dense'] : ''} ${className}`}>{children}</table>
);
