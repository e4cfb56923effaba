import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useState } from 'react';
import { type Cart, quantityOf, withQuantity } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { type Again, again } from './again.ts';

/** `date` is undefined if no day takes orders. */
export interface AgainOutcome extends Again {
  date: string | undefined;
  /** Whether somebody else eats at the client's table. */
  isTable: boolean;
}

/** For the cart's day, or the next one that takes orders. */
export function useOrderAgain(lines: OwnOrder['lines']) {
  const { call } = useAlive();
  const { store, day } = useCart();
  const { send, busy, faults } = useSending();
  const [outcome, setOutcome] = useState<AgainOutcome>();
  const fill = () =>
    send(async () => {
      const [{ items: days }, { items: table }, { largestLineQuantity }] = await Promise.all([
        call('menus', 'listMenuDays'),
        call('own-eaters', 'listOwnEaters'),
        call('site-texts', 'get'),
      ]);
      const openDays = days.filter(({ state }) => state === 'open');
      const date = (openDays.find((openDay) => openDay.date === day) ?? openDays[0])?.date;
      const isTable = table.length > 1;
      if (!date) return setOutcome({ articles: [], faults: [], date, isTable });
      const menu = await call('menus', 'listMenu', { date });
      const result = again(lines, { menu, table, largestLineQuantity });
      if (result.articles.length > 0) store.change((cart) => withArticles(cart, result.articles, date), date);
      setOutcome({ ...result, date, isTable });
    });
  return { fill, busy, fault: faults.sentence, outcome };
}

/** The larger quantity, not the sum: a second click adds nothing. */
const withArticles = (cart: Cart, articles: Again['articles'], date: string): Cart =>
  articles.reduce((sum, { quantity, ...article }) => {
    const choice = { ...article, date };
    return withQuantity(sum, choice, Math.max(quantity, quantityOf(sum, choice)));
  }, cart);
