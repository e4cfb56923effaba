import type { OwnOrderRow } from '@traiteur/contract/own/own-orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';
import styles from '../AccountPage.module.css';
import { ConflictAdvice } from './ConflictAdvice.tsx';

interface ConflictBandProps {
  orders: readonly OwnOrderRow[];
  /** Whether the house has a page by which it is reached. */
  hasContact: boolean;
}

/** The standing orders that meet what their client reacts to, and nobody has answered for: it stays until they do. */
export function ConflictBand({ orders, hasContact }: ConflictBandProps) {
  const words = useShopWords('ownAccount');
  const order = useShopWords('ownOrders');
  const to = useTo();
  const { short } = useDates();
  const inConflict = orders.filter(({ isInConflict }) => isInConflict);
  return (
    <div role="status">
      {inConflict.length > 0 && (
        <div className={styles['band']}>
          <p>
            <strong>{words('conflicts', { count: inConflict.length })}</strong>
          </p>
          <ul>
            {inConflict.map(({ id, number, deliveryDate }) => (
              <li key={id}>
                <a href={to('order', { id })}>{order('title', { number })}</a> · {short(deliveryDate)}
              </li>
            ))}
          </ul>
          <ConflictAdvice hasContact={hasContact} />
        </div>
      )}
    </div>
  );
}
