import { cartKey, createCartStore } from './cart-store.ts';

/** For tests: a browser's store, and the tabs that hear of its changes when they are told. */
export function tabsOf() {
  const values = new Map<string, string>();
  const listeners: ((key: string | null) => void)[] = [];
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: () => null,
    length: 0,
  };
  const open = () => createCartStore(storage, (listener) => listeners.push(listener));
  return { values, open, tell: () => listeners.forEach((listener) => listener(cartKey)) };
}
