import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useState } from 'react';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';
import { GuestMenu } from './GuestMenu.tsx';
import { PlacedAllergies, type PlacedMealProps } from './PlacedAllergies.tsx';

/** What came of it, for this guest, who changes it until the cut-off. */
export function ClosedMeal(props: PlacedMealProps) {
  const { token, visit, onChange } = props;
  const { state, guest, changeableUntil } = visit;
  const [isChanging, setChanging] = useState(false);
  const { moment } = useDates();
  const words = useShopWords('groupOrders.guest');
  const nameOf = useLocalName();
  const money = useMoney();
  const dishes = guest?.dishes ?? [];
  const meal = (
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
      {guest && guest.paid > 0 && (
        <p>{words(state === 'placed' || state === 'open' ? 'paid' : 'refunding', { amount: money(guest.paid) })}</p>
      )}
      {guest && guest.refunded > 0 && <p>{words('refunded', { amount: money(guest.refunded) })}</p>}
      {guest && changeableUntil !== null && !isChanging && (
        <>
          <p className="hint">{words('changeUntil', { moment: moment(changeableUntil) })}</p>
          <div className={styles['actions']}>
            <button type="button" className="button" onClick={() => setChanging(true)}>
              {words('changeMeal')}
            </button>
          </div>
        </>
      )}
      {guest && state === 'placed' && <PlacedAllergies guest={guest} {...props} />}
    </section>
  );
  return (
    <>
      {meal}
      {isChanging && guest && <GuestMenu token={token} visit={visit} guest={guest} onChange={onChange} />}
    </>
  );
}
