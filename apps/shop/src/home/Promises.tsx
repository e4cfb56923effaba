import { IconClock, IconHeart, IconTruckDelivery, IconToolsKitchen2 } from '@tabler/icons-react';
import type { Menu } from '@traiteur/contract/catalogue/menus.ts';
import { asSpoken } from '@traiteur/domain/money/money.ts';
import { useWeekday } from '../menu/use-weekday.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useSaying } from '../texts/saying.ts';
import styles from './Home.module.css';

export function Promises({ menu }: { menu: Menu | undefined }) {
  const words = useShopWords('home.promises');
  const say = useSaying();
  const weekday = useWeekday();
  const { site } = useVisit();
  const delivery = useDeliveryPromise();
  return (
    <ul className={styles['promises']} aria-label={words('title')}>
      {site.delivery && (
        <li>
          <IconClock size={20} aria-hidden />
          {words('within', { hours: String(site.delivery.promiseHours) })}
        </li>
      )}
      {menu?.choices && (
        <li>
          <IconToolsKitchen2 size={20} aria-hidden />
          {words('choices', { count: menu.choices.length, day: weekday(menu.day.date) })}
        </li>
      )}
      {delivery && (
        <li>
          <IconTruckDelivery size={20} aria-hidden />
          {delivery}
        </li>
      )}
      {site.home.promises.map(say).map(
        (promise) =>
          promise && (
            <li key={promise}>
              <IconHeart size={20} aria-hidden />
              {promise}
            </li>
          ),
      )}
    </ul>
  );
}

function useDeliveryPromise(): string | undefined {
  const words = useShopWords('home.promises');
  const money = useMoney();
  const { delivery } = useVisit().site;
  if (!delivery) return undefined;
  const { shippingFee, freeDeliveryFrom } = delivery;
  if (shippingFee === 0 || freeDeliveryFrom === 0) return words('included');
  return freeDeliveryFrom === null
    ? words('fee', { amount: asSpoken(money(shippingFee)) })
    : words('includedFrom', { amount: asSpoken(money(freeDeliveryFrom)) });
}
