import { type CartState, changeState, readState } from '../cart/cart-state.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';

/**
 * The idempotency key of this order: the same after a second click, a reload or a lost connection, so that it is placed
 * once. A different order gets a new key.
 */
export function orderKeyFor(storage: TextStorage, input: object, newKey: () => string): string {
  const text = JSON.stringify(input);
  const sentOrder = readSentOrder(storage);
  if (sentOrder?.text === text) return sentOrder.key;
  const key = newKey();
  changeState(storage, { sentOrder: { text, key } });
  return key;
}

export const forgetOrderKey = (storage: TextStorage): void => changeState(storage, { sentOrder: undefined });

/** Undefined once its answer has arrived. */
export const readSentOrder = (storage: TextStorage): CartState['sentOrder'] => readState(storage).sentOrder;
