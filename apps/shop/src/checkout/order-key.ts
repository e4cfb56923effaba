import { type CartState, changeState, readState } from '../cart/cart-state.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';

/**
 * The key under which this very order is placed: the same however often the button is pressed, the page reloaded or the line lost, so that it is
 * placed once; another one as soon as the order is another.
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

/** What was sent last and under which key, where its answer was never heard. */
export const readSentOrder = (storage: TextStorage): CartState['sentOrder'] => readState(storage).sentOrder;
