import type { GroupOrder, HostedGuest } from '@traiteur/contract/own/group-orders.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';

export function HostedGuests({ groupOrder: { guests, total, state } }: { groupOrder: GroupOrder }) {
  const words = useShopWords('groupOrders.host');
  const money = useMoney();
  const guestSum = guests.reduce((sum, { paid }) => sum + paid, 0);
  const hasDrops = guests.some(({ dishes }) => dishes.some(({ isDropped }) => isDropped));
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('guests')}</h2>
      {guests.length === 0 && <p className="hint">{words('nobody')}</p>}
      <ul>
        {guests.map((guest) => (
          <Guest key={guest.id} guest={guest} isOpen={state === 'open'} />
        ))}
      </ul>
      {hasDrops && <p className="hint">{words('dropHint')}</p>}
      <p className={styles['total']}>
        <span>{words('total')}</span>
        <span className={styles['sum']}>{money(total)}</span>
      </p>
      {guestSum > 0 && (
        <>
          <p className={styles['share']}>
            <span>{words('paidByGuests')}</span>
            <span className={styles['sum']}>{money(guestSum)}</span>
          </p>
          <p className={styles['total']}>
            <span>{words('hostShare')}</span>
            <span className={styles['sum']}>{money(Math.max(0, total - guestSum))}</span>
          </p>
        </>
      )}
    </section>
  );
}

interface GuestProps {
  guest: HostedGuest;
  isOpen: boolean;
}

function Guest({ guest: { name, isHost, hasJoined, dishes, total, paid }, isOpen }: GuestProps) {
  const words = useShopWords('groupOrders.host');
  const nameOf = useLocalName();
  const money = useMoney();
  return (
    <li className={styles['row']}>
      <span>
        <strong>{isHost ? words('you', { name }) : name}</strong>
        {dishes.length === 0 && <small>{words(hasJoined || !isOpen ? 'joined' : 'expected')}</small>}
        {dishes.map((dish) => (
          <small key={`${dish.productId} ${dish.sizeId}`}>
            <span className={dish.isDropped ? styles['dropped'] : undefined}>
              {dish.quantity} × {nameOf(dish.name)}, {nameOf(dish.sizeName)}
            </span>
            {dish.isDropped && ` (${words('dropped')})`}
          </small>
        ))}
        {paid > 0 && <small>{words('paid', { amount: money(paid) })}</small>}
      </span>
      <span className={styles['sum']}>{dishes.length > 0 && money(total)}</span>
    </li>
  );
}
