import type { OrderEvent } from '@traiteur/contract/orders/order-record.ts';
import { useTranslations } from 'use-intl';
import styles from './EventMessage.module.css';

export function EventMessage({ message: { subject, text, mail } }: { message: NonNullable<OrderEvent['message']> }) {
  const words = useTranslations('mails');
  return (
    <span className={styles['message']}>
      <b>{subject}</b>
      <span className={styles['text']}>{text}</span>
      {mail && (
        <span className={mail.state === 'failed' ? styles['failed'] : undefined}>
          {[words(`states.${mail.state}`), mail.reason && words(`reasons.${mail.reason}`)].filter(Boolean).join(' · ')}
        </span>
      )}
    </span>
  );
}
