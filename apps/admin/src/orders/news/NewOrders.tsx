import { IconArrowUp } from '@tabler/icons-react';
import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import type { ListState } from '@traiteur/kit/list/list-state.ts';
import { useTranslations } from 'use-intl';
import type { ListFilters } from '../../list/use-list.ts';
import styles from './NewOrders.module.css';
import { useNewOrders } from './use-new-orders.ts';

/** Counts the orders that came since the list was read, without moving its rows; a click shows them. */
export function NewOrders({ list }: { list: ListState<OrderRow> & ListFilters<'orders'> }) {
  const words = useTranslations('orders.news');
  const { count, show } = useNewOrders(list);
  return (
    <div className={`${styles['place']} no-print`} role="status" data-news>
      {count > 0 && (
        <button type="button" className={styles['pill']} onClick={show}>
          <IconArrowUp size={16} aria-hidden />
          {words('newOrders', { count })}
        </button>
      )}
    </div>
  );
}
