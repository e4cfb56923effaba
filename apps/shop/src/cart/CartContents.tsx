import { type ReactNode, use } from 'react';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { allAvoided } from '../avoiding/all-avoided.ts';
import { avoidedIn } from '../avoiding/avoided-cookie.ts';
import { AvoidedCookies } from '../avoiding/use-avoided.ts';
import { TryAgain } from '../form/TryAgain.tsx';
import { Waiting } from '../form/Waiting.tsx';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './CartContents.module.css';
import { CartLine } from './CartLine.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import { linesOf, sumsOf } from './cart-lines.ts';
import { useCart } from './use-cart.ts';
import type { MenuOfCart } from './use-menu-of-cart.ts';

export function CartContents({ menu, children }: { menu: MenuOfCart; children?: ReactNode }) {
  const words = useShopWords('cart');
  const to = useTo();
  const money = useMoney();
  const { long, span } = useDates();
  const { ofBrowser, ofAccount } = use(AvoidedCookies);
  const { cart, slot } = useCart();
  const { facts, failed, isMoved, tryAgain } = menu;
  if (failed) return <TryAgain onAgain={tryAgain}>{words('unreachable')}</TryAgain>;
  if (!facts) return <Waiting>{words('loading')}</Waiting>;
  const { allergens } = facts.site;
  const avoided = allAvoided(avoidedIn(ofAccount, allergens), avoidedIn(ofBrowser, allergens));
  const lines = linesOf(cart, facts.menu, facts.site.largestLineQuantity, avoided);
  const { delivery } = facts.site;
  const { goods, freeFrom, missing } = sumsOf(lines, delivery);
  return (
    <>
      <p className="hint" role="status">
        {words(isMoved ? 'otherDay' : 'forDay', { date: long(facts.menu.day.date) })}
        {!isMoved && slot && `, ${span(slot.start, slot.end)}`}
      </p>
      {facts.menu.day.state !== 'open' && (
        <p role="alert" className={styles['fault']}>
          {words('dayOver')}
        </p>
      )}
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <CartLine key={line.lineId} line={line} avoids={avoided.length > 0} />
        ))}
      </ul>
      {freeFrom !== null && <FreeDelivery goods={goods} freeFrom={freeFrom} />}
      <dl className={styles['sums']}>
        {delivery && (
          <div>
            <dt>{words('delivery')}</dt>
            <dd className="hint">
              {missing === 0 ? words('deliveryFree') : words('deliveryLater', { fee: money(delivery.shippingFee) })}
            </dd>
          </div>
        )}
        <div className={styles['total']}>
          <dt>{words('subtotal')}</dt>
          <dd>{money(goods)}</dd>
        </div>
      </dl>
      {children}
      <a href={to('checkout')} className={`button primary ${styles['order']}`}>
        {words('order')}
      </a>
    </>
  );
}
