import { useQuery } from '@tanstack/react-query';
import type { OrderOfProduct } from '@traiteur/contract/orders/replacements.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DishOrder } from './DishOrder.tsx';
import { ReplaceButton } from './ReplaceButton.tsx';
import { ordersOfProductQuery } from './run-out-queries.ts';
import styles from './RunOut.module.css';

interface DishOrdersProps {
  id: number;
  date: LocalDate;
}

/** The orders with a dish on a date; the chosen ones get another dish. */
export function DishOrders({ id, date }: DishOrdersProps) {
  const api = useApi();
  const words = useTranslations('orders.runOut');
  const query = useQuery(ordersOfProductQuery(api, id, date));
  return (
    <Card title={words('orders')}>
      <Shown
        query={query}
        shape={<Skeleton width="100%" height={160} />}
        empty={({ orders }) => orders.length === 0 && words('noOrders')}
      >
        {({ orders }) => <Choice id={id} date={date} orders={orders} />}
      </Shown>
    </Card>
  );
}

function Choice({ id, date, orders }: DishOrdersProps & { orders: readonly OrderOfProduct[] }) {
  const api = useApi();
  const words = useTranslations('orders.runOut');
  const mayReplace = api.offers('orders', 'replaceProduct');
  const replaceable = orders.filter(({ status }) => mayReplace && isEditable(status)).map((order) => order.id);
  // All are chosen at first, since a dish that runs out is missing in all orders. These are the exceptions.
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const chosenIds = replaceable.filter((orderId) => !leftOut.includes(orderId));
  const choose = (ids: readonly number[], on: boolean) =>
    setLeftOut((current) =>
      on ? current.filter((orderId) => !ids.includes(orderId)) : [...new Set([...current, ...ids])],
    );
  return (
    <>
      {replaceable.length > 0 && (
        <div className={`${styles['tools']} no-print`}>
          <label className={styles['all']}>
            <input
              type="checkbox"
              checked={chosenIds.length === replaceable.length}
              onChange={(event) => choose(replaceable, event.currentTarget.checked)}
            />
            {words('chooseAll')}
          </label>
          <ReplaceButton id={id} date={date} ids={chosenIds} />
        </div>
      )}
      <ul>
        {orders.map((order) => (
          <DishOrder
            key={order.id}
            order={order}
            chosen={chosenIds.includes(order.id)}
            onChoose={replaceable.includes(order.id) ? (on) => choose([order.id], on) : undefined}
          />
        ))}
      </ul>
    </>
  );
}
