import type { PrintedDocument } from '@traiteur/contract/money/invoices.ts';
import { useDates } from '../../language/use-dates.ts';
import { Fragment } from 'react';
import { useFrontWords } from '../../language/use-front-words.ts';
import styles from './InvoicePaper.module.css';
import { PaperLines } from './PaperLines.tsx';
import { useDocumentMoney } from './use-document-money.ts';

type MonthlyOrder = NonNullable<PrintedDocument['orders']>[number];

interface MonthlyOrdersProps {
  copy: PrintedDocument;
  orders: readonly MonthlyOrder[];
}

/** The orders of a month's invoice, by person or cost centre, each group with its sum. */
export function MonthlyOrders({ copy, orders }: MonthlyOrdersProps) {
  const words = useFrontWords('invoices.paper');
  const dates = useDates();
  const formatMoney = useDocumentMoney(copy.currency);
  const groupOf = ({ orderedBy, costCentre }: MonthlyOrder) =>
    (copy.groupedBy === 'person' ? orderedBy : costCentre) || words('noCostCentre');
  return [...Map.groupBy(orders, groupOf)].map(([name, ofGroup]) => (
    <Fragment key={name}>
      <h2 className={styles['group']}>
        {words('group', { name, amount: formatMoney(ofGroup.reduce((sum, { total }) => sum + total, 0)) })}
      </h2>
      {ofGroup.map((order) => (
        <Fragment key={order.order?.number}>
          <p>
            {[
              order.order && words('order', { number: order.order.number, date: dates.date(order.order.placedOn) }),
              order.delivery && words('delivered', { date: dates.date(order.delivery.date) }),
              copy.groupedBy !== 'person' && order.orderedBy && words('orderedBy', { name: order.orderedBy }),
              order.purchaseReference && words('reference', { reference: order.purchaseReference }),
              formatMoney(order.total),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <PaperLines copy={{ ...copy, goods: order.goods }} />
        </Fragment>
      ))}
    </Fragment>
  ));
}
