import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useState } from 'react';
import { TryAgain } from '../form/TryAgain.tsx';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { NumberedText } from '../texts/NumberedText.tsx';
import styles from './AccountPage.module.css';
import type { OwnOrderList } from './use-own-orders.ts';

/** The rest of the account stands below them. */
const fewRows = 5;

export function OwnOrders({ orders: { rows, hasMore, failed, tryAgain, more } }: { orders: OwnOrderList }) {
  const words = useShopWords('ownOrders');
  const cart = useShopWords('cart');
  const to = useTo();
  const money = useMoney();
  const { short } = useDates();
  const [isFolded, setFolded] = useState(true);
  const shownRows = isFolded && rows && rows.length > fewRows ? rows.slice(0, fewRows) : rows;
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('all')}</h2>
      {rows?.length === 0 && (
        <p className="hint">
          {words('none')} <a href={to('home')}>{cart('toMenu')}</a>
        </p>
      )}
      <ul>
        {shownRows?.map(({ id, number, deliveryDate, status, total, isInConflict }) => (
          <li key={id} className={styles['row']}>
            <span>
              <a href={to('order', { id })}>
                <NumberedText number={number}>{words('title', { number })}</NumberedText>
              </a>
              <small>
                {short(deliveryDate)} · {words(`status.${status}`)}
              </small>
              {isInConflict && (
                <span className={styles['conflict']}>
                  <IconAlertTriangleFilled size={16} aria-hidden />
                  {words('inConflict')}
                </span>
              )}
            </span>
            <span className="nowrap">{money(total)}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={to('groupOrders')}>{words('groups')}</a>
      </p>
      {failed && <TryAgain onAgain={tryAgain}>{words('allUnreachable')}</TryAgain>}
      {(hasMore || rows !== shownRows) && (
        <button type="button" className="button" onClick={() => (rows === shownRows ? void more() : setFolded(false))}>
          {words('more')}
        </button>
      )}
    </section>
  );
}
