import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

interface TimelineItem {
  key: string | number;
  title: ReactNode;
  detail: ReactNode;
  /** `mute`: has not happened. */
  tone?: 'ok' | 'bad' | 'mute';
}

export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={styles['timeline']}>
      {items.map(({ key, title, detail, tone = 'ok' }) => (
        <li key={key} className={styles[tone]}>
          {title}
          <small>{detail}</small>
        </li>
      ))}
    </ol>
  );
}
