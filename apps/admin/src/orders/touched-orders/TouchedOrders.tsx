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
  /** The form field that says whether the record is on offer; `on` is its value for that. */
  field: string;
  on: string | boolean;
  /** The orders that have it. */
  orders: OrdersQuery;
}

/**
 * A form's `notice`: once saving would take a record off offer, it counts and links the standing orders that have it.
 * They stay as they are until staff move, change or deliver them.
 */
export function TouchedOrders({ field, on, orders }: TouchedOrdersProps) {
  const value: unknown = useWatch({ name: field });
  const { defaultValues } = useFormState();
  const isTakenOff = defaultValues?.[field] === on && value !== on;
  return isTakenOff ? <OrdersThatStay orders={orders} /> : null;
}

interface TouchedByRemovalProps {
  /** The form field with the ids of related records, such as a schedule's zones. */
  field: string;
  /** The orders that have both the record and the related one. */
  ordersOf: (id: number) => OrdersQuery;
}

/** The same for each related record that the form removes. */
export function TouchedByRemoval({ field, ordersOf }: TouchedByRemovalProps) {
  const members: unknown = useWatch({ name: field });
  const { defaultValues } = useFormState();
  const removedIds = idsIn(defaultValues?.[field]).filter((id) => !idsIn(members).includes(id));
  return removedIds.map((id) => <OrdersThatStay key={id} orders={ordersOf(id)} />);
}

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];

/** Counts and links these standing orders; renders nothing without any. */
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
