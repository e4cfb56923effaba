import { useQuery } from '@tanstack/react-query';
import type { OrdersOfDish } from '@traiteur/contract/catalogue/menu-plans.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { ordersOffMenuQuery } from './menu-plan-queries.ts';
import styles from './Menus.module.css';

interface OrdersLostProps {
  date: LocalDate;
  choiceIds: readonly number[];
  onAnswer: (isConfirmed: boolean) => void;
}

/** Before a change that orders rely on. */
export function OrdersLost({ date, choiceIds, onAnswer }: OrdersLostProps) {
  const words = useTranslations('menuPlans.lost');
  const dates = useDates();
  const query = useQuery(ordersOffMenuQuery(useApi(), date, choiceIds));
  return (
    <ConfirmDialog
      opened
      danger
      title={words('title')}
      confirm={words('confirm')}
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      <p>{words('text', { day: dates.long(date) })}</p>
      <Shown query={query} shape={<Skeleton width="100%" height={80} />}>
        {(items) => <OrdersOfDishes items={items} />}
      </Shown>
    </ConfirmDialog>
  );
}

export function OrdersOfDishes({ items }: { items: readonly OrdersOfDish[] }) {
  const words = useTranslations('menuPlans.lost');
  const nameOf = useLocalName();
  const to = useTo();
  return (
    <ul className={styles['lost']}>
      {items.map(({ id, name, orders }) => (
        <li key={id}>
          <strong>{nameOf(name)}</strong>
          <ul>
            {orders.map((order) => (
              <li key={order.id}>
                <OfferedLink to={to('order', { id: order.id })}>{order.number}</OfferedLink> {order.client} ·{' '}
                {words('portions', { count: order.portions })}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
