import styles from './Progress.module.css';

interface ProgressProps {
  /** What is under way, for screen readers. */
  label: string;
  done: number;
  /** Undefined while nobody knows. */
  of: number | undefined;
}

/** How far something that takes a while has come. */
export const Progress = ({ label, done, of }: ProgressProps) => (
  <progress className={styles['progress']} aria-label={label} {...(of ? { value: done, max: of } : {})} />
);
