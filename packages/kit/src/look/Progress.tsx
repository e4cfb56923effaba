import styles from './Progress.module.css';

interface ProgressProps {
  label: string;
  done: number;
  total: number | undefined;
}

export const Progress = ({ label, done, total }: ProgressProps) => (
  <progress className={styles['progress']} aria-label={label} {...(total ? { value: done, max: total } : {})} />
);
