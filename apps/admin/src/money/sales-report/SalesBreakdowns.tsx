import { ordersSold } from '@traiteur/contract/money/report-lists.ts';
import type { SalesQuery, SalesReport } from '@traiteur/contract/money/sales-report.ts';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useOrdersLink } from '../../orders/use-orders-link.ts';
import { Breakdown } from './Breakdown.tsx';
import styles from './SalesReport.module.css';

type Goods = SalesReport['sizes'][number] & { orders?: number };

export function SalesBreakdowns({ report, query }: { report: SalesReport; query: SalesQuery }) {
  const linkTo = useOrdersLink();
  const list = ordersSold(query, report.period);
  const words = useTranslations('salesReport');
  const payment = useTranslations('orders.payment');
  const nameOf = useLocalName();
  // Without any discount, gross and amount are the same.
  const hasDiscount = report.figures.discount !== 0;
  const goodsOf = (rows: readonly Goods[], filter: 'productId' | 'categoryId' | 'sizeId') =>
    rows.map(({ id, name, quantity, gross, discount, goods }) => ({
      key: id,
      name: nameOf(name),
      count: quantity,
      details: hasDiscount ? [gross, discount] : [],
      amount: goods,
      orders: linkTo({ ...list, [filter]: String(id) }),
    }));
  const ordersOf = (
    rows: readonly { key: string | number; name: string; orders: number; total: number; net: number }[],
    filter: 'zoneId' | 'paymentStatus',
  ) =>
    rows.map(({ orders, net, total, ...row }) => ({
      ...row,
      count: orders,
      details: [net],
      amount: total,
      orders: linkTo({ ...list, [filter]: String(row.key) }),
    }));
  const goods = {
    note: words('goodsNote'),
    count: words('column.quantity'),
    details: hasDiscount ? [words('column.gross'), words('column.discount')] : [],
    amount: words('column.goods'),
  };
  const orders = { count: words('column.orders'), details: [words('column.net')], amount: words('column.total') };
  return (
    <div className={`${styles['columns']} ${styles['breakdowns']}`}>
      <Breakdown
        {...goods}
        title={words('products')}
        heading={words('column.product')}
        rows={goodsOf(report.products, 'productId')}
      />
      <div>
        <Breakdown
          {...goods}
          title={words('categories')}
          heading={words('column.category')}
          rows={goodsOf(report.categories, 'categoryId')}
        />
        <Breakdown
          {...goods}
          title={words('sizes')}
          heading={words('column.size')}
          rows={goodsOf(report.sizes, 'sizeId')}
        />
        <Breakdown
          {...orders}
          title={words('zones')}
          heading={words('column.zone')}
          rows={ordersOf(
            report.zones.map(({ id, name, ...row }) => ({ ...row, key: id, name: nameOf(name) })),
            'zoneId',
          )}
        />
        <Breakdown
          {...orders}
          title={words('payments')}
          heading={words('column.payment')}
          rows={ordersOf(
            report.payments.map(({ status, ...row }) => ({ ...row, key: status, name: payment(status) })),
            'paymentStatus',
          )}
        />
      </div>
    </div>
  );
}
