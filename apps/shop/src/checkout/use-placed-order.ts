import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { readSentOrder } from './order-key.ts';

/** Null if no order was placed under the key. */
export function useFindPlaced() {
  const { call } = useAlive();
  return async (key: string): Promise<OwnOrder | null> => (await call('own-orders', 'findPlacedOrder', { key })).order;
}

/** Finds the order whose answer never arrived, after a reload or a lost connection. True while it is being read. */
export function usePlacedOrder(isSomebody: boolean, onPlaced: (order: OwnOrder) => void): boolean {
  const { browser } = useAlive();
  const find = useFindPlaced();
  // Read once: an order sent from now on gets its own answer.
  const [key] = useState(() => browser && readSentOrder(browser.storage)?.key);
  const { value, failed } = useRead(isSomebody ? key : undefined, () => find(key ?? ''));
  const leave = useEffectEvent(onPlaced);
  useEffect(() => {
    if (value) leave(value);
  }, [value]);
  return isSomebody && key !== undefined && value === undefined && !failed;
}
