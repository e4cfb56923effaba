import type { ReactNode } from 'react';
import styles from './Figures.module.css';

interface FiguresProps {
  className?: string | undefined;
  children: ReactNode;
}

export const Figures = ({ className = '', children }: FiguresProps) => (
  <table className={`${styles['figures']} ${className}`}>{children}</table>
);
