import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { readSentOrder } from './order-key.ts';

/** None if nothing was placed under the key. */
export function useFindPlaced() {
  const { call } = useAlive();
  return async (key: string): Promise<OwnOrder[]> => {
    const { items } = await call('own-orders', 'findPlacedOrders', { key });
    return items;
  };
}

/** Finds the orders whose answer never arrived, after a reload or a lost connection. True while they are being read. */
export function usePlacedOrders(isSomebody: boolean, onPlaced: (orders: OwnOrder[]) => void): boolean {
  const { browser } = useAlive();
  const find = useFindPlaced();
  // Read once: orders sent from now on get their own answer.
  const [key] = useState(() => browser && readSentOrder(browser.storage)?.key);
  const { value, failed } = useRead(isSomebody ? key : undefined, () => find(key ?? ''));
  const leave = useEffectEvent(onPlaced);
  useEffect(() => {
    if (value && value.length > 0) leave(value);
  }, [value]);
  return isSomebody && key !== undefined && value === undefined && !failed;
}
