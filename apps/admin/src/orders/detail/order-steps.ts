import type { OrderAction } from '@traiteur/domain/order-life.ts';
import { api } from '../../shell/api.ts';

/** The API's operation for each step. */
const operations = {
  confirm: 'confirmOrder',
  startPreparation: 'startOrderPreparation',
  ready: 'readyOrder',
  dispatch: 'dispatchOrder',
  deliver: 'deliverOrder',
  failDelivery: 'failOrderDelivery',
  cancel: 'cancelOrder',
} as const satisfies Record<OrderAction, string>;

/** Steps that have to say why. */
export const isExplained = (action: OrderAction): action is 'failDelivery' | 'cancel' =>
  action === 'failDelivery' || action === 'cancel';

export const isOffered = (action: OrderAction): boolean => api.offers('orders', operations[action]);

/** Takes a step of an order's life and answers the order as it then stands. */
export const takeStep = (id: number, action: OrderAction, reason = '') =>
  isExplained(action)
    ? api.call('orders', operations[action], { id }, { reason })
    : api.call('orders', operations[action], { id });
