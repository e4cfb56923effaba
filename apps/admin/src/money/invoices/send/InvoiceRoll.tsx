import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../../use-to.ts';
import styles from './InvoiceRoll.module.css';

interface RollInvoice {
  id: number;
  number: string;
  client: string;
  /** When it was sent last. */
  at?: string;
  phone?: string | undefined;
}

interface InvoiceRollProps {
  title: string;
  invoices: readonly RollInvoice[];
  /** Of all, also those that are not listed. */
  count: number;
  children?: ReactNode;
}

/** Invoices that do not leave by themselves, with whom to ring. */
export function InvoiceRoll({ title, invoices, count, children }: InvoiceRollProps) {
  const to = useTo();
  const words = useTranslations('invoices.send');
  const dates = useDates();
  if (count === 0) return null;
  return (
    <section className={styles['roll']}>
      <strong>{title}</strong>
      <ul className="scrolls">
        {invoices.map(({ id, number, client, at, phone }) => (
          <li key={id}>
            <AppLink to={to('invoice', { id })}>{number}</AppLink>
            <span>{client}</span>
            {at && <span className="hint">{words('sentAt', { date: dates.moment(at) })}</span>}
            {phone && <a href={`tel:${phone}`}>{readablePhone(phone)}</a>}
          </li>
        ))}
      </ul>
      {count > invoices.length && <p className="hint">{words('others', { count: count - invoices.length })}</p>}
      {children}
    </section>
  );
}
