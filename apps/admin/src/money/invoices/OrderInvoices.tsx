import { useQuery } from '@tanstack/react-query';
import { useFront } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';
import { orderInvoicesQuery } from './invoice-queries.ts';
import styles from './OrderInvoices.module.css';

export function OrderInvoices({ orderId }: { orderId: number }) {
  const to = useTo();
  const { api, isOffered } = useFront();
  const words = useTranslations('invoices');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const { data } = useQuery({ ...orderInvoicesQuery(api, orderId), enabled: isOffered(site.screens.invoices) });
  if (!data || data.items.length === 0) return null;
  return (
    <div className="no-print">
      <Card title={words('title')}>
        <ul className={styles['list']}>
          {data.items.map(({ id, kind, number, givenOn, total }) => (
            <li key={id}>
              <AppLink className="nowrap" to={to('invoice', { id })}>
                {words(`one.${kind}`, { number })}
              </AppLink>
              <span>{formatMoney(kind === 'credit_note' ? -total : total)}</span>
              <small>{dates.short(givenOn)}</small>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
