import type { ReactNode } from 'react';
import styles from './Figures.module.css';

interface FiguresProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A table of figures: what a row is about stands left, its figures right, their digits below each other. */
export const Figures = ({ className = '', children }: FiguresProps) => (
  <table className={`${styles['figures']} ${className}`}>{children}</table>
);
