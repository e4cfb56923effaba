import type { OwnOrderRow } from '@traiteur/contract/own/own-orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';
import styles from '../AccountPage.module.css';
import { ConflictAdvice } from './ConflictAdvice.tsx';

interface ConflictBandProps {
  orders: readonly OwnOrderRow[];
  hasContact: boolean;
  /** Whether somebody else eats at the client's table. */
  isTable: boolean;
}

/** Orders that conflict with the allergies of the client's table; shown until the client has answered for each. */
export function ConflictBand({ orders, hasContact, isTable }: ConflictBandProps) {
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
            <strong>{words(isTable ? 'conflictsOfTable' : 'conflicts', { count: inConflict.length })}</strong>
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
