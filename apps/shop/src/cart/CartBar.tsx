import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useEffect, useRef } from 'react';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './CartAside.module.css';
import { linesOf, sumsOf } from './cart-lines.ts';
import { useCart } from './use-cart.ts';
import type { CartFacts } from './use-menu-of-cart.ts';

interface CartBarProps {
  facts: CartFacts | undefined;
  menuDay: string | undefined;
}

/** The phone's bar: its sum leads to the cart, its button on to the order. The sum appears once the prices are read. */
export function CartBar({ facts, menuDay }: CartBarProps) {
  const words = useShopWords('cart');
  const to = useTo();
  const money = useMoney();
  const { short, long, span } = useDates();
  const { cart, day, days, slot, portions } = useCart();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    // What is said for a moment stands above the bar, however many lines it has.
    const observer = new ResizeObserver(() => root.setProperty('--cart-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--cart-bar');
    };
  }, []);
  const lines = facts?.menus.flatMap((menu) => linesOf(cart, menu, facts.site.largestLineQuantity, []));
  return (
    <div ref={bar} className={styles['bar']} data-cart-bar>
      <a href={to('cart')} className={styles['sum']}>
        <strong>
          {words('portions', { count: portions })}
          {facts && lines && ` · ${money(sumsOf(lines, facts.site.delivery).goods)}`}
        </strong>
        {days.length > 1 && (
          <span>{words('days', { count: String(days.length), days: days.map((date) => short(date)).join(', ') })}</span>
        )}
        {day && days.length < 2 && (
          <span>{words('barDay', { date: slot ? `${short(day)}, ${span(slot.start, slot.end)}` : long(day) })}</span>
        )}
        {menuDay && days.length > 0 && !days.includes(menuDay) && (
          <span className={styles['otherDay']}>{words('barOtherDay', { date: short(menuDay) })}</span>
        )}
        <span className={styles['open']}>{words('open')}</span>
      </a>
      <a href={to('checkout')} className="button primary">
        {words('order')}
      </a>
    </div>
  );
}
