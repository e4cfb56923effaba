import type { PaymentDifferenceRow } from '@traiteur/contract/money/payment-differences.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Figures } from '@traiteur/kit/list/Figures.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { BookRefund } from './BookRefund.tsx';
import styles from './PaymentDifferences.module.css';

export function DifferenceTable({ differences }: { differences: readonly PaymentDifferenceRow[] }) {
  const words = useTranslations('paymentDifferences');
  const dates = useDates();
  const to = useTo();
  const { formatMoney } = useKitSettings();
  const sum = (amount: number | null) => (amount === null ? '–' : formatMoney(amount));
  return (
    <Figures className={styles['differences']}>
      <thead>
        <tr>
          <th scope="col">{words('columns.what')}</th>
          <th scope="col">{words('columns.order')}</th>
          <th scope="col">{words('columns.here')}</th>
          <th scope="col">{words('columns.there')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {differences.map(({ kind, at, orders, reference, isBookable, here, there }) => (
          <tr key={`${kind} ${reference} ${orders[0]?.id}`}>
            <th scope="row">
              {words(`kinds.${kind}`)}
              <small>
                {dates.moment(at)} · <code>{reference}</code>
              </small>
            </th>
            <td data-label={words('columns.order')}>
              {orders.length === 0 && words('unknownOrder')}
              {orders.map(({ id, number }, place) => (
                <Fragment key={id}>
                  {place > 0 && ', '}
                  <Link to={to('order', { id })}>{number}</Link>
                </Fragment>
              ))}
            </td>
            <td data-label={words('columns.here')}>{sum(here)}</td>
            <td data-label={words('columns.there')}>{sum(there)}</td>
            <td>
              {isBookable &&
                there !== null &&
                orders.map((order) => (
                  <BookRefund
                    key={order.id}
                    order={order}
                    isAmongSeveral={orders.length > 1}
                    reference={reference}
                    amount={there}
                  />
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}
