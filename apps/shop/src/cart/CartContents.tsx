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
import { CartDay } from './CartDay.tsx';
import { linesOf, sumsOf } from './cart-lines.ts';
import { useCart } from './use-cart.ts';
import { useTable } from './use-table.ts';
import type { MenuOfCart } from './use-menu-of-cart.ts';

interface CartContentsProps {
  menu: MenuOfCart;
  /** Of its days. */
  heading: 'h2' | 'h3';
  children?: ReactNode;
}

export function CartContents({ menu, heading, children }: CartContentsProps) {
  const words = useShopWords('cart');
  const to = useTo();
  const money = useMoney();
  const { long, short, span } = useDates();
  const table = useTable();
  const { ofBrowser, ofAccount } = use(AvoidedCookies);
  const { cart, slot } = useCart();
  const { facts, failed, isMoved, tryAgain } = menu;
  if (failed) return <TryAgain onAgain={tryAgain}>{words('unreachable')}</TryAgain>;
  if (!facts) return <Waiting>{words('loading')}</Waiting>;
  const { menus, site } = facts;
  const { allergens, delivery } = site;
  const avoidedByBrowser = avoidedIn(ofBrowser, allergens);
  const avoided = allAvoided(avoidedIn(ofAccount, allergens), avoidedByBrowser);
  const [firstMenu] = menus;
  const sums = menus.map((menu) => sumsOf(linesOf(cart, menu, site.largestLineQuantity, avoided), delivery));
  const goods = sums.reduce((sum, ofDay) => sum + ofDay.goods, 0);
  const isFree = sums.every(({ missing }) => missing === 0);
  return (
    <>
      {firstMenu && (
        <p className="hint" role="status">
          {menus.length > 1
            ? words('days', { count: String(menus.length), days: menus.map(({ day }) => short(day.date)).join(', ') })
            : words(isMoved ? 'otherDay' : 'forDay', { date: long(firstMenu.day.date) })}
          {menus.length === 1 && !isMoved && slot && `, ${span(slot.start, slot.end)}`}
        </p>
      )}
      <div className={styles['days']}>
        {menus.map((menu) => (
          <CartDay
            key={menu.day.date}
            menu={menu}
            site={site}
            table={table}
            avoided={avoided}
            ofBrowser={avoidedByBrowser}
            isOneOfMany={menus.length > 1}
            heading={heading}
          />
        ))}
      </div>
      <dl className={styles['sums']}>
        {delivery && (
          <div>
            <dt>{words('delivery')}</dt>
            <dd className="hint">
              {isFree ? words('deliveryFree') : words('deliveryLater', { fee: money(delivery.shippingFee) })}
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
