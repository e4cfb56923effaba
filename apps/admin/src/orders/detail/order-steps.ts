import { isExplained, type OrderAction, orderLife } from '@traiteur/domain/order-life.ts';
import { api } from '../../shell/api.ts';

export const isOffered = (action: OrderAction): boolean => api.offers('orders', orderLife[action].operation);

/** Takes a step of an order's life and answers the order as it then stands. */
export const takeStep = (id: number, action: OrderAction, reason = '') =>
  isExplained(action)
    ? api.call('orders', orderLife[action].operation, { id }, { reason })
    : api.call('orders', orderLife[action].operation, { id });
