import type { GroupVisit } from '@traiteur/contract/own/group-guests.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';

/** What came of it, for this guest. */
export function ClosedMeal({ visit: { state, guest } }: { visit: GroupVisit }) {
  const words = useShopWords('groupOrders.guest');
  const nameOf = useLocalName();
  const money = useMoney();
  const dishes = guest?.dishes ?? [];
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words(state === 'open' ? 'closed' : state === 'placed' ? 'placed' : 'notPlaced')}</h2>
      {guest && dishes.length === 0 && <p>{words('nothing')}</p>}
      <ul>
        {dishes.map(({ productId, sizeId, name, sizeName, quantity, total, isDropped }) => (
          <li key={`${productId} ${sizeId}`} className={styles['row']}>
            <span>
              <span className={isDropped ? styles['dropped'] : undefined}>
                {quantity} × {nameOf(name)}
              </span>
              <small>{nameOf(sizeName)}</small>
              {isDropped && <small>{words('dropped')}</small>}
            </span>
            {!isDropped && <span className={styles['sum']}>{money(total)}</span>}
          </li>
        ))}
      </ul>
      {guest && guest.paid > 0 && <p>{words('paid', { amount: money(guest.paid) })}</p>}
      {guest && guest.refunded > 0 && <p>{words('refunded', { amount: money(guest.refunded) })}</p>}
    </section>
  );
}
