import { useQuery } from '@tanstack/react-query';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { useApi } from '@traiteur/front/front.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { orderKeys } from '../order-queries.ts';
import { type OrdersQuery, useOrdersLink } from '../use-orders-link.ts';

interface TouchedOrdersProps {
  /** Field of the form that says whether the thing is on offer, and the value of one that is. */
  field: string;
  on: string | boolean;
  /** The orders that have it. */
  orders: OrdersQuery;
}

/**
 * Says beside the button that saves, once the form would take something off offer, how many standing orders have it, and leads to them: they stay as
 * they are, to be moved, changed or delivered. To be given to a form as its `notice`.
 */
export function TouchedOrders({ field, on, orders }: TouchedOrdersProps) {
  const value: unknown = useWatch({ name: field });
  const { defaultValues } = useFormState();
  const isTakenOff = defaultValues?.[field] === on && value !== on;
  return isTakenOff ? <OrdersThatStay orders={orders} /> : null;
}

interface TouchedByRemovalProps {
  /** Field of the form that holds the numbers of what the thing goes with: a schedule's zones. */
  field: string;
  /** The orders that have one of them and the thing. */
  ordersOf: (id: number) => OrdersQuery;
}

/** Says the same of each member that the form would take off. */
export function TouchedByRemoval({ field, ordersOf }: TouchedByRemovalProps) {
  const members: unknown = useWatch({ name: field });
  const { defaultValues } = useFormState();
  const removedIds = idsIn(defaultValues?.[field]).filter((id) => !idsIn(members).includes(id));
  return removedIds.map((id) => <OrdersThatStay key={id} orders={ordersOf(id)} />);
}

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];

/** How many standing orders these are, and the way to them; nothing where there are none. */
export function OrdersThatStay({ orders }: Pick<TouchedOrdersProps, 'orders'>) {
  const api = useApi();
  const words = useTranslations('orders.touched');
  const linkTo = useOrdersLink();
  const standing = { ...orders, status: standingStatuses.join(',') };
  const { data } = useQuery({
    queryKey: orderKeys.answer('touched', standing),
    // The operation's own schema reads the filters from their text.
    queryFn: ({ signal }) => api.call('orders', 'list', { ...standing, limit: 1 }, undefined, { signal }),
    enabled: api.offers('orders', 'list'),
  });
  if (!data || data.total === 0) return null;
  return (
    <div role="status">
      <Alarm title={words('title', { count: data.total })} tone="warning">
        <p>
          {words('explained')} <OfferedLink to={linkTo(standing)}>{words('show', { count: data.total })}</OfferedLink>
        </p>
      </Alarm>
    </div>
  );
}
