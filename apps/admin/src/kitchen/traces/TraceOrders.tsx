import type { Trace, TracedOrder } from '@traiteur/contract/kitchen/traces.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OrderStatusChip } from '@traiteur/front/orders/order-chips.tsx';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { TraceMarks } from './TraceMarks.tsx';
import styles from './Traces.module.css';

/** Who got it, or is to get it. */
export function TraceOrders({ trace: { orders, counts } }: { trace: Trace }) {
  const words = useTranslations('traces');
  return (
    <Card title={words('orders')}>
      {orders.length === 0 && <p className="hint">{words('noOrders')}</p>}
      {orders.length < counts.orders && (
        <p className="hint">{words('firstOrders', { shown: orders.length, all: counts.orders })}</p>
      )}
      <ul className={styles['rows']}>
        {orders.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </ul>
    </Card>
  );
}

function Order({ order }: { order: TracedOrder }) {
  const to = useTo();
  const words = useTranslations('traces');
  const dates = useDates();
  const nameOf = useLocalName();
  const { id, number, status, deliveryDate, client, clientId, phone, email, dishes } = order;
  return (
    <li>
      <span>
        <OfferedLink to={to('client', { id: clientId })}>{client}</OfferedLink> ·{' '}
        <OfferedLink to={to('order', { id })}>{number}</OfferedLink> <OrderStatusChip status={status} />{' '}
        <TraceMarks row={order} />
        <small>
          {words('deliveredOn', { date: dates.full(deliveryDate) })} ·{' '}
          {dishes.map(({ name, quantity }) => words('dish', { quantity, dish: nameOf(name) })).join(', ')}
        </small>
      </span>
      <small className={styles['reach']}>
        {phone && <a href={`tel:${phone}`}>{readablePhone(phone)}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </small>
    </li>
  );
}
