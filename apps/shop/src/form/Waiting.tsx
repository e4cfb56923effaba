import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './Waiting.module.css';

interface WaitingProps {
  children: string;
  lines?: number;
}

export function Waiting({ children, lines = 3 }: WaitingProps) {
  return (
    <div role="status" aria-busy className={styles['waiting']}>
      <p className="hint">{children}</p>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles['line']} aria-hidden />
      ))}
    </div>
  );
}

export function WaitingPanels({ count }: { count: number }) {
  const words = useShopWords('frame');
  return (
    <div role="status" aria-busy className={styles['panels']}>
      <span className="visually-hidden">{words('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`panel ${styles['panel']}`} aria-hidden>
          <span className={styles['line']} />
          <span className={styles['line']} />
          <span className={styles['line']} />
        </div>
      ))}
    </div>
  );
}
