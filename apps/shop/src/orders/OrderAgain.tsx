import type { OwnOrder } from '@traiteur/contract/own/orders.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useState } from 'react';
import { quantityOf, withQuantity } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../frame/island/alive.ts';
import { useShopWords } from '../frame/language/use-shop-words.ts';
import { useTo } from '../frame/language/use-to.ts';
import { type Again, again } from './again.ts';
import styles from './OrderPage.module.css';

/** Puts the dishes of an order into the cart once more, for the cart's day or the next one, and names what is not as it was. */
export function OrderAgain({ order: { lines, status } }: { order: OwnOrder }) {
  const words = useShopWords('ownOrders');
  const cartWords = useShopWords('cart');
  const to = useTo();
  const nameOf = useLocalName();
  const { long } = useDates();
  const { call } = useAlive();
  const { store, day } = useCart();
  const [outcome, setOutcome] = useState<Again & { date: string }>();
  const { send, busy, faults } = useSending();
  const fill = () =>
    send(async () => {
      const [{ items: days }, profile, { largestLineQuantity }] = await Promise.all([
        call('menus', 'listMenuDays'),
        call('own-profile', 'getOwnProfile'),
        call('site-texts', 'get'),
      ]);
      const open = days.filter(({ state }) => state === 'open');
      const date = (open.find((one) => one.date === day) ?? open[0])?.date;
      if (!date) return setOutcome({ articles: [], faults: [], date: '' });
      const menu = await call('menus', 'listMenu', { date });
      const result = again(lines, { menu, allergens: profile.allergens, largestLineQuantity });
      if (result.articles.length > 0)
        store.change(
          (cart) =>
            result.articles.reduce(
              (sum, { articleId, quantity }) =>
                // Twice pressed is not twice as much.
                withQuantity(sum, articleId, Math.max(quantity, quantityOf(sum, articleId))),
              cart,
            ),
          date,
        );
      setOutcome({ ...result, date });
    });
  return (
    <div className={styles['again']}>
      <button
        type="button"
        className={standingStatuses.includes(status) ? 'button' : 'button primary'}
        aria-busy={busy}
        onClick={() => void fill()}
      >
        {words('again')}
      </button>
      {faults.sentence && (
        <p role="alert" className="fault">
          {faults.sentence}
        </p>
      )}
      <div role="status">
        {outcome && (
          <>
            <p>
              <strong>
                {outcome.date === ''
                  ? words('againNoDay')
                  : words('againDone', { count: outcome.articles.length, date: long(outcome.date) })}
              </strong>
            </p>
            <ul>
              {outcome.faults.map(({ name, fault }) => (
                <li key={`${nameOf(name)} ${fault}`}>{words(`againFaults.${fault}`, { dish: nameOf(name) })}</li>
              ))}
            </ul>
            {outcome.articles.length > 0 && (
              <p>
                <a href={to('cart')} className="button">
                  {cartWords('open')}
                </a>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
