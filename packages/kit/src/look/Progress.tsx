import styles from './Progress.module.css';

interface ProgressProps {
  /** What is under way, for screen readers. */
  label: string;
  done: number;
  /** Undefined while nobody knows. */
  total: number | undefined;
}

/** How far something that takes a while has come. */
export const Progress = ({ label, done, total }: ProgressProps) => (
  <progress className={styles['progress']} aria-label={label} {...(total ? { value: done, max: total } : {})} />
);
