import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Alarm.module.css';

interface AlarmProps {
  title: string;
  /** `danger`: someone may be harmed. */
  tone?: 'danger' | 'warning';
  children?: ReactNode;
}

/** Cannot be closed; printed too. */
export function Alarm({ title, tone = 'danger', children }: AlarmProps) {
  return (
    <section className={`${styles['alarm']} ${styles[tone]}`} aria-label={title}>
      <IconAlertTriangle size={26} aria-hidden />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </section>
  );
}
