import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { FocusedText } from '../form/FocusedText.tsx';
import { OrderNotes } from '../orders/OrderNotes.tsx';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './Change.module.css';
import type { ChangeState } from './use-change.ts';

/** What stands now where somebody saved the order meanwhile; what is typed stays below it. */
export function StaleOrder({ order, state }: { order: OwnOrder; state: ChangeState }) {
  const words = useShopWords('ownOrders');
  const nameOf = useLocalName();
  const money = useMoney();
  const { long, span } = useDates();
  return (
    <div className={styles['stale']}>
      <FocusedText>
        <strong>{words('change.stale')}</strong> {words('change.staleNow')}
      </FocusedText>
      <ul>
        {order.lines.map(({ productId, sizeId, eaterId, eater, name, sizeName, quantity }) => (
          <li key={`${productId} ${sizeId} ${eaterId}`}>
            {quantity} × {nameOf(name)} ({nameOf(sizeName)}){eater && ` ${words('for', { eater })}`}
          </li>
        ))}
        <li>
          {long(order.deliveryDate)}, {span(order.slotStart, order.slotEnd)}
        </li>
        <li>{money(order.total)}</li>
      </ul>
      <OrderNotes kitchenNote={order.kitchenNote} driverNote={order.driverNote} />
      <div className={styles['ways']}>
        <button type="button" className="button" onClick={state.rebase}>
          {words('change.keepMine')}
        </button>
        <button type="button" className="button" onClick={state.reset}>
          {words('change.takeTheirs')}
        </button>
      </div>
    </div>
  );
}
