import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useEffect, useRef } from 'react';
import { KeepAccount } from '../orders/KeepAccount.tsx';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './Checkout.module.css';
import type { PlacedDay } from './placed-days.ts';

/** After several days were ordered at once: each is an order, with its own page. */
export function PlacedDays({ days }: { days: readonly PlacedDay[] }) {
  const words = useShopWords('checkout.days');
  const money = useMoney();
  const to = useTo();
  const { long, span } = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className={`panel ${styles['step']}`} aria-labelledby="placed-days">
        <h2 id="placed-days" ref={heading} tabIndex={-1}>
          {words('placed', { count: String(days.length) })}
        </h2>
        <ul className={styles['placed']}>
          {days.map(({ id, number, deliveryDate, slotStart, slotEnd, total, isToPay }) => (
            <li key={id}>
              <span>
                <strong>{long(deliveryDate)}</strong>, {span(slotStart, slotEnd)}
                <br />
                <span className="hint">
                  {number} · {money(total)}
                </span>
              </span>
              <a href={to(isToPay ? 'payOrder' : 'order', { id })} className={isToPay ? 'button primary' : 'button'}>
                {words(isToPay ? 'pay' : 'see')} <span className="visually-hidden">{number}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <KeepAccount />
    </>
  );
}
