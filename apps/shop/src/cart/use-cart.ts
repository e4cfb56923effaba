import { useSyncExternalStore } from 'react';
import { useAlive } from '../frame/island/alive.ts';
import { portionsOf } from './cart.ts';
import { noCart } from './cart-texts.ts';

/** The cart as it is now; an empty one until the page is alive. */
export function useCart() {
  const { cart: store } = useAlive();
  const { cart, day, slot, driverNote, news } = useSyncExternalStore(store.subscribe, store.read, () => noCart);
  return { store, cart, day, slot, driverNote, news, portions: portionsOf(cart) };
}
