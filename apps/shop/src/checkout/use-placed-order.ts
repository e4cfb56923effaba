import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { readSentOrder } from './order-key.ts';

/** The order that was placed under a key; null where none was. */
export function useFindPlaced() {
  const { call } = useAlive();
  return async (key: string): Promise<OwnOrder | null> => (await call('own-orders', 'findPlacedOrder', { key })).order;
}

/**
 * Whoever never heard whether their order was placed, because the page was loaded anew or the line lost, is told as soon as they come back.
 * Answers whether that is still being found out.
 */
export function usePlacedOrder(isSomebody: boolean, onPlaced: (order: OwnOrder) => void): boolean {
  const { browser } = useAlive();
  const find = useFindPlaced();
  // As the page found it: what is sent from now on, its own answer tells of.
  const [key] = useState(() => browser && readSentOrder(browser.storage)?.key);
  const { value, failed } = useRead(isSomebody ? key : undefined, () => find(key ?? ''));
  const leave = useEffectEvent(onPlaced);
  useEffect(() => {
    if (value) leave(value);
  }, [value]);
  return isSomebody && key !== undefined && value === undefined && !failed;
}
