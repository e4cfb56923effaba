import type { ReactNode } from 'react';
import styles from './Report.module.css';

interface ReportProps {
  /** It shows earlier figures while others are read. */
  isBusy: boolean;
  children: ReactNode;
}

/** Cards of figures below each other. */
export const Report = ({ isBusy, children }: ReportProps) => (
  <div className={styles['report']} aria-busy={isBusy}>
    {children}
  </div>
);

interface ReportSentenceProps {
  /** Of what it tells. */
  scope: string;
  children: ReactNode;
}

/** What the figures come to, before any of them. */
export const ReportSentence = ({ scope, children }: ReportSentenceProps) => (
  <div className={styles['sentence']}>
    <p role="status">{children}</p>
    <small>{scope}</small>
  </div>
);
