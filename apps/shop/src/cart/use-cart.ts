import { createContext, use, useSyncExternalStore } from 'react';
import { portionsOf } from './cart.ts';
import { noCart, serverCart } from './cart-store.ts';

export const CartContext = createContext(serverCart);

/** Empty until the page is hydrated. */
export function useCart() {
  const store = use(CartContext);
  const { cart, day, slot, driverNote, news, eaters } = useSyncExternalStore(store.subscribe, store.read, () => noCart);
  return { store, cart, day, slot, driverNote, news, eaters, portions: portionsOf(cart) };
}
