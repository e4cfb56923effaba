import type { OwnOrderRow } from '@traiteur/contract/own/orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useShopWords } from '../../frame/language/use-shop-words.ts';
import { useTo } from '../../frame/language/use-to.ts';
import styles from '../AccountPage.module.css';

/** The standing orders that meet what their client reacts to, and nobody has answered for: it stays until they do. */
export function ConflictBand({ orders }: { orders: readonly OwnOrderRow[] }) {
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
          <p>
            {words('conflictsHint')} <a href={to('contact')}>{words('contact')}</a>
          </p>
        </div>
      )}
    </div>
  );
}
