import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function Notice({ title, hint, children }: NoticeProps) {
  return (
    <div role="status" className={`panel ${styles['notice']}`}>
      <p>
        <strong>{title}</strong>
      </p>
      {hint && <p className="hint">{hint}</p>}
      <div className={styles['ways']}>{children}</div>
    </div>
  );
}
