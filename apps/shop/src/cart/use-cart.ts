import { createContext, use, useSyncExternalStore } from 'react';
import { daysOf, portionsOf } from './cart.ts';
import { noCart, serverCart } from './cart-store.ts';

export const CartContext = createContext(serverCart);

/** Empty until the page is hydrated. */
export function useCart() {
  const store = use(CartContext);
  const keptCart = useSyncExternalStore(store.subscribe, store.read, () => noCart);
  const { cart } = keptCart;
  return { store, ...keptCart, days: daysOf(cart), portions: portionsOf(cart) };
}
