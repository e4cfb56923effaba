import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import type { Menu } from '@traiteur/contract/catalogue/menus.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { ApiRefusal, type ApiClient } from '@traiteur/contract/wire/client.ts';
import { use, useState } from 'react';
import { movedDay } from './cart.ts';
import type { CartStore } from './cart-store.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { CartContext } from './use-cart.ts';

export interface CartFacts {
  /** One for each day, the earliest first. */
  menus: Menu[];
  site: SiteTexts;
}

/** Reads the menus of the cart's days. A day that is over is replaced by the next open one: `isMoved` then. */
export function useMenuOfCart(days: readonly string[]) {
  const { call } = useAlive();
  const store = use(CartContext);
  const [isMoved, setMoved] = useState(false);
  const key = days.join(' ');
  const { value, failed, tryAgain } = useRead(key || undefined, async (): Promise<CartFacts> => {
    const [menus, site] = await Promise.all([
      Promise.all(days.map((day) => menuOf(day, { call, store, onMoved: () => setMoved(true) }))),
      call('site-texts', 'get'),
    ]);
    store.saveNames(new Map(menus.flatMap(articleNames)));
    return { menus, site };
  });
  const isOfDays = value?.menus.map(({ day }) => day.date).join(' ') === key;
  return { facts: isOfDays ? value : undefined, failed, isMoved, tryAgain };
}

interface Reading {
  call: ApiClient['call'];
  store: CartStore;
  onMoved: () => void;
}

async function menuOf(day: string, { call, store, onMoved }: Reading): Promise<Menu> {
  try {
    return await call('menus', 'listMenu', { date: day });
  } catch (error) {
    const next = isGone(error) ? await nextDay(call).catch(() => undefined) : undefined;
    if (next) {
      onMoved();
      store.change((cart) => movedDay(cart, day, next), next);
    }
    throw error;
  }
}

const articleNames = ({ meals }: Menu) =>
  meals.flatMap(({ id, name, offers }) =>
    offers.map(({ sizeId, size }) => [articleIdOf({ productId: id, sizeId }), { dish: name, size }] as const),
  );

export type MenuOfCart = ReturnType<typeof useMenuOfCart>;

/** The house does not deliver on that day, or no longer. */
const isGone = (error: unknown) => error instanceof ApiRefusal && error.problem.status === 404;

async function nextDay(call: ApiClient['call']): Promise<string | undefined> {
  const { items } = await call('menus', 'listMenuDays');
  return items.find(({ state }) => state === 'open')?.date;
}
