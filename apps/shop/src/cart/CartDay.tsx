import type { Menu } from '@traiteur/contract/catalogue/menus.ts';
import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './CartContents.module.css';
import { CartLine } from './lines/CartLine.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import { linesByEater, linesOf, sumsOf } from './cart-lines.ts';
import { useCart } from './use-cart.ts';

interface CartDayProps {
  menu: Menu;
  site: SiteTexts;
  table: readonly TableEater[];
  avoided: readonly ClientAllergen[];
  ofBrowser: readonly ClientAllergen[];
  isOneOfMany: boolean;
  /** Of the level that the page has there. */
  heading: 'h2' | 'h3';
}

/** The dishes of one day, by who eats them. */
export function CartDay({ menu, site, table, avoided, ofBrowser, isOneOfMany, heading: Heading }: CartDayProps) {
  const words = useShopWords('cart');
  const money = useMoney();
  const { long, span } = useDates();
  const { cart, slots } = useCart();
  const { date, state } = menu.day;
  const slot = slots[date];
  const lines = linesOf(cart, menu, site.largestLineQuantity, avoided);
  const groups = linesByEater(lines, table.length > 1 ? table : []);
  const { goods, freeFrom } = sumsOf(lines, site.delivery);
  return (
    <>
      {isOneOfMany && (
        <Heading className={styles['day']}>
          {long(date)}
          {slot && <small className="hint">, {span(slot.start, slot.end)}</small>}
        </Heading>
      )}
      {state !== 'open' && (
        <p role="alert" className={styles['fault']}>
          {words('dayOver')}
        </p>
      )}
      {groups.map((group) => (
        <div key={group.eater?.id ?? 0}>
          {table.length > 1 && (
            <p className={styles['person']}>
              {group.eater ? words('forEater', { name: group.eater.name }) : words('forEverybody')}
            </p>
          )}
          <ul className={styles['lines']}>
            {group.lines.map((line) => (
              <CartLine key={line.lineId} line={line} table={table} avoided={avoided} ofBrowser={ofBrowser} />
            ))}
          </ul>
        </div>
      ))}
      {freeFrom !== null && <FreeDelivery goods={goods} freeFrom={freeFrom} />}
      {isOneOfMany && (
        <dl className={styles['sums']}>
          <div>
            <dt>{words('dayTotal')}</dt>
            <dd>{money(goods)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
