import { orders as orderOperations } from '@traiteur/contract/orders/orders.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';

interface OrdersOfDayProps {
  date: string;
  /** How many standing orders the day has; `firstOrders` lists some of them. */
  orders: number;
  firstOrders: readonly { id: number; number: string }[];
}

export function OrdersOfDay({ date, orders, firstOrders }: OrdersOfDayProps) {
  const to = useTo();
  const words = useTranslations('deliveryConfigurations.days');
  if (orders === 0) return <p>{words('noOrders')}</p>;
  const moreOrders = orders - firstOrders.length;
  const query = { deliveryFrom: date, deliveryTo: date, status: standingStatuses.join(',') };
  return (
    <>
      <p>
        <strong>{words('orders', { count: orders })}</strong>
      </p>
      <p>
        {firstOrders.map(({ number }, index) => (
          <Fragment key={number}>
            {index > 0 && ', '}
            <span className="nowrap">{number}</span>
          </Fragment>
        ))}{' '}
        {moreOrders > 0 && words('more', { count: moreOrders })}
      </p>
      <p>
        <OfferedLink to={addressWithQuery(to('orders'), orderOperations.operations.list.query, query)}>
          {words('showOrders', { count: orders })}
        </OfferedLink>
      </p>
    </>
  );
}
