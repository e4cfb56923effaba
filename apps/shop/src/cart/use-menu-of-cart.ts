import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import type { Menu } from '@traiteur/contract/catalogue/menus.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { ApiRefusal, type ApiClient } from '@traiteur/contract/wire/client.ts';
import { use, useState } from 'react';
import { movedDay } from './cart.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { CartContext } from './use-cart.ts';

export interface CartFacts {
  menu: Menu;
  site: SiteTexts;
}

/** Reads the menu of the cart's day. A day that is over is replaced by the next open one: `isMoved` then. */
export function useMenuOfCart(day: string | undefined, isWanted: boolean) {
  const { call } = useAlive();
  const store = use(CartContext);
  const [isMoved, setMoved] = useState(false);
  const { value, failed, tryAgain } = useRead(isWanted ? day : undefined, async (): Promise<CartFacts> => {
    try {
      const [menu, site] = await Promise.all([
        call('menus', 'listMenu', { date: day ?? '' }),
        call('site-texts', 'get'),
      ]);
      store.saveNames(articleNames(menu));
      return { menu, site };
    } catch (error) {
      const next = isGone(error) ? await nextDay(call).catch(() => undefined) : undefined;
      if (next && day) {
        setMoved(true);
        store.change((cart) => movedDay(cart, day, next), next);
      }
      throw error;
    }
  });
  return { facts: value?.menu.day.date === day ? value : undefined, failed, isMoved, tryAgain };
}

const articleNames = ({ meals }: Menu) =>
  new Map(
    meals.flatMap(({ id, name, offers }) =>
      offers.map(({ sizeId, size }) => [articleIdOf({ productId: id, sizeId }), { dish: name, size }] as const),
    ),
  );

export type MenuOfCart = ReturnType<typeof useMenuOfCart>;

/** The house does not deliver on that day, or no longer. */
const isGone = (error: unknown) => error instanceof ApiRefusal && error.problem.status === 404;

async function nextDay(call: ApiClient['call']): Promise<string | undefined> {
  const { items } = await call('menus', 'listMenuDays');
  return items.find(({ state }) => state === 'open')?.date;
}
