import styles from './Skeleton.module.css';

export function Skeleton({ width = '70%', height = 12 }: { width?: string | number; height?: number }) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden />;
}
