import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useEffect, useRef } from 'react';
import { KeepAccount } from '../orders/KeepAccount.tsx';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './Checkout.module.css';
import { addressOfDays, type PlacedDay } from './placed-days.ts';

/** After several days were ordered at once: each is an order with its own page, and one payment is for all. */
export function PlacedDays({ days }: { days: readonly PlacedDay[] }) {
  const words = useShopWords('checkout.days');
  const money = useMoney();
  const to = useTo();
  const { long, span } = useDates();
  const { brand } = useKitSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = words('placed', { count: String(days.length) });
  useEffect(() => {
    document.title = `${title} · ${brand}`;
    heading.current?.focus();
  }, [title, brand]);
  const { call } = useAlive();
  const unpaidDays = days.filter(({ isToPay }) => isToPay);
  const orderIds = unpaidDays.map(({ id }) => id);
  const read = useRead(unpaidDays.length > 0 ? addressOfDays(unpaidDays) : undefined, () =>
    call('own-payments', 'hearOwnPayment', {}, { orderIds }),
  );
  const ordersToPay = read.value?.items.filter((order) => order.due > 0) ?? [];
  const due = ordersToPay.reduce((sum, order) => sum + order.due, 0);
  const ordersNow = useRead(`orders ${addressOfDays(days)}`, () =>
    Promise.all(days.map(({ id }) => call('own-orders', 'getOwnOrder', { id }))),
  ).value;
  const orderNow = (day: PlacedDay) => ordersNow?.find(({ id }) => id === day.id);
  return (
    <>
      <h1 className="headline" id="placed-days" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <section className={`panel ${styles['step']}`} aria-labelledby="placed-days">
        <ul className={styles['placed']}>
          {days.map((day) => {
            const { id, number, deliveryDate, slotStart, slotEnd, total } = orderNow(day) ?? day;
            return (
              <li key={id}>
                <span>
                  <strong>{long(deliveryDate)}</strong>, {span(slotStart, slotEnd)}
                  <br />
                  <span className="hint">
                    {number} · {orderNow(day)?.status === 'cancelled' ? words('cancelled') : money(total)}
                  </span>
                </span>
                <a href={to('order', { id })} className="button">
                  {words('see')} <span className="visually-hidden">{number}</span>
                </a>
              </li>
            );
          })}
        </ul>
        {read.value && due === 0 && <p role="status">{words('paid')}</p>}
        {due > 0 && (
          <div className={styles['toPay']}>
            <p>{words('toPay', { amount: money(due) })}</p>
            <a href={`${to('payOrder', { id: addressOfDays(ordersToPay) })}?new=1`} className="button primary">
              {words('pay', { amount: money(due) })}
            </a>
          </div>
        )}
      </section>
      <KeepAccount />
    </>
  );
}
