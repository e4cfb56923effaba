import { storageOf } from '@traiteur/front/testing/storage.ts';
import { createCartStore } from './cart-store.ts';
import { cartKey } from './cart.ts';

/** For tests: a browser's store and its tabs, which see changes when `notifyTabs` is called. */
export function tabsOf() {
  const values = new Map<string, string>();
  const listeners: ((key: string | null) => void)[] = [];
  const open = () => createCartStore(storageOf(values), (listener) => listeners.push(listener));
  return { values, open, notifyTabs: () => listeners.forEach((listener) => listener(cartKey)) };
}
